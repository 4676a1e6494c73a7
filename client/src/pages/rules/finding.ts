/** Searching rules: only what holds every word that is looked for stays. */
import type { Block, Entry, Inline, Section } from './markdown.ts';

/** The words that are looked for. */
export function wordsOf(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean);
}

export function plain(inside: readonly Inline[]): string {
  return inside.map((piece) => ('text' in piece ? piece.text : plain(piece.inside))).join('');
}

export function holds(text: string, words: readonly string[]): boolean {
  const low = text.toLowerCase();
  return words.every((word) => low.includes(word));
}

/** The sections with what was found in them; one whose title says it all stays whole. */
export function found(sections: readonly Section[], words: readonly string[]): Section[] {
  if (!words.length) return [...sections];
  return sections.flatMap((section) => {
    if (holds(section.title, words)) return [section];
    const blocks = section.blocks.flatMap((block) => left(block, words));
    return blocks.length ? [{ ...section, blocks }] : [];
  });
}

/** How many things were found: points, paragraphs and rows. */
export function count(sections: readonly Section[]): number {
  const sizes = sections.flatMap(({ blocks }) => blocks.map(sizeOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function sizeOf(block: Block): number {
  if (block.kind === 'list') return block.entries.length;
  return block.kind === 'table' ? block.rows.length : 1;
}

function left(block: Block, words: readonly string[]): Block[] {
  if (block.kind === 'paragraph') return holds(plain(block.text), words) ? [block] : [];
  if (block.kind === 'table') {
    const rows = block.rows.filter((row) => holds(row.map(plain).join(' '), words));
    return rows.length ? [{ ...block, rows }] : [];
  }
  const entries = block.entries.filter((entry) => holds(textOf(entry), words));
  return entries.length ? [{ ...block, entries }] : [];
}

const textOf = (entry: Entry): string => `${entry.rules.join(' ')} ${plain(entry.text)}`;

/** A text cut where the words are, each second piece being one of them. */
export function cut(text: string, words: readonly string[]): string[] {
  if (!words.length) return [text];
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return text.split(new RegExp(`(${any})`, 'gi'));
}
