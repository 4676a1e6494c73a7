/** Reads rules as they are written: headings, paragraphs, lists, tables, and the numbers of rules. */

export type Inline =
  | { kind: 'text' | 'code' | 'rule'; text: string }
  | { kind: 'strong' | 'em'; inside: readonly Inline[] }
  | { kind: 'link'; to: string; inside: readonly Inline[] };

/** A point of a list; `rules` are the numbers it has. */
export interface Entry {
  rules: readonly string[];
  text: readonly Inline[];
}

export type Block =
  | { kind: 'paragraph'; text: readonly Inline[] }
  | { kind: 'list'; ordered: boolean; entries: readonly Entry[] }
  | { kind: 'table'; head: readonly (readonly Inline[])[]; rows: readonly (readonly (readonly Inline[])[])[] };

/** A heading and what stands under it; what stands before the first one has none. */
export interface Section {
  id: string;
  level: number;
  title: string;
  blocks: readonly Block[];
}

const HEADING = /^(#+) (.+)$/;
const POINT = /^(-|\d+\.) (.+)$/;
const NUMBERED = /^\*\*([A-Z]\d+(?:, [A-Z]\d+)*)\*\* /;

/** The sections of a text; its first heading is the title of the page, and no section. */
export function sectionsOf(markdown: string): Section[] {
  const read = inlines(numbersIn(markdown));
  const sections: { id: string; level: number; title: string; blocks: Block[] }[] = [{ id: '', level: 1, title: '', blocks: [] }];
  for (const chunk of chunksOf(markdown)) {
    const [, marks, title] = HEADING.exec(chunk[0]!) ?? [];
    if (!marks || !title) sections.at(-1)!.blocks.push(blockOf(chunk, read));
    else if (marks.length > 1) sections.push({ id: idOf(title), level: marks.length, title, blocks: [] });
  }
  return sections.filter(({ title, blocks }) => title || blocks.length);
}

/** Every number that a rule has. */
export function numbersIn(markdown: string): ReadonlySet<string> {
  const found = [...markdown.matchAll(/^- \*\*([A-Z]\d+(?:, [A-Z]\d+)*)\*\* /gm)];
  return new Set(found.flatMap(([, numbers]) => numbers!.split(', ')));
}

/** The lines that belong together: between empty lines, or after a heading. */
function chunksOf(markdown: string): string[][] {
  const chunks: string[][] = [[]];
  for (const line of markdown.split('\n')) {
    if (line.trim() && !HEADING.test(line)) chunks.at(-1)!.push(line);
    else chunks.push(...(line.trim() ? [[line], []] : [[]]));
  }
  return chunks.filter((chunk) => chunk.length);
}

type Read = (text: string) => Inline[];

function blockOf(chunk: readonly string[], read: Read): Block {
  if (chunk[0]!.startsWith('|')) return tableOf(chunk, read);
  if (!POINT.test(chunk[0]!)) return { kind: 'paragraph', text: read(chunk.join(' ')) };
  const points: string[] = [];
  for (const line of chunk) {
    const [, , text] = POINT.exec(line) ?? [];
    if (text === undefined) points.push(`${points.pop()} ${line.trim()}`);
    else points.push(text);
  }
  return { kind: 'list', ordered: !chunk[0]!.startsWith('-'), entries: points.map((point) => entryOf(point, read)) };
}

function entryOf(point: string, read: Read): Entry {
  const [mark, numbers] = NUMBERED.exec(point) ?? [];
  return mark === undefined ? { rules: [], text: read(point) } : { rules: numbers!.split(', '), text: read(point.slice(mark.length)) };
}

function tableOf(chunk: readonly string[], read: Read): Block {
  const [head, , ...rows] = chunk.map((line) => line.split('|').slice(1, -1).map((cell) => read(cell.trim())));
  return { kind: 'table', head: head ?? [], rows };
}

/** Reads the inside of a paragraph. A number is a rule's only where there is such a rule. */
function inlines(numbers: ReadonlySet<string>): Read {
  const PIECE = /`(?<code>[^`]+)`|\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|\[(?<link>[^\]]+)\]\((?<to>[^)]+)\)|\b(?<rule>[A-Z]\d+)\b/g;
  const read: Read = (text) => {
    const found: Inline[] = [];
    let done = 0;
    for (const match of text.matchAll(PIECE)) {
      const piece = pieceOf(match.groups!, numbers, read);
      if (!piece) continue;
      if (match.index > done) found.push({ kind: 'text', text: text.slice(done, match.index) });
      found.push(piece);
      done = match.index + match[0].length;
    }
    if (done < text.length) found.push({ kind: 'text', text: text.slice(done) });
    return found;
  };
  return read;
}

function pieceOf(groups: Record<string, string | undefined>, numbers: ReadonlySet<string>, read: Read): Inline | null {
  const { code, strong, em, link, to, rule } = groups;
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', inside: read(strong) };
  if (em !== undefined) return { kind: 'em', inside: read(em) };
  if (link !== undefined) return { kind: 'link', to: to!, inside: read(link) };
  return rule !== undefined && numbers.has(rule) ? { kind: 'rule', text: rule } : null;
}

function idOf(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}
