/** The deck being built, everything it has been before, and what is kept of it on the server. */
import { EMPTY, same, type Sheet } from './sheet.ts';

/** A deck kept on the server. */
export interface Kept {
  deck: string;
  name: string;
}

export class Workbench {
  /** What the server keeps of this deck; null for a new one. */
  kept = $state.raw<Kept | null>(null);

  private states = $state.raw<readonly Sheet[]>([EMPTY]);
  private place = $state(0);
  private saved = $state.raw<Sheet>(EMPTY);
  private typing = '';

  constructor(sheet: Sheet, kept: Kept | null) {
    this.states = [sheet];
    this.saved = sheet;
    this.kept = kept;
  }

  get sheet(): Sheet {
    return this.states[this.place]!;
  }

  get changed(): boolean {
    return !same(this.sheet, this.saved);
  }

  get canUndo(): boolean {
    return this.place > 0;
  }

  get canRedo(): boolean {
    return this.place < this.states.length - 1;
  }

  /** Changes of the same field, letter by letter, are one step. */
  change(sheet: Sheet, field = ''): void {
    if (same(sheet, this.sheet)) return;
    const goesOn = field !== '' && field === this.typing;
    this.states = [...this.states.slice(0, this.place + (goesOn ? 0 : 1)), sheet];
    this.place = this.states.length - 1;
    this.typing = field;
  }

  undo(): void {
    if (this.canUndo) this.place -= 1;
    this.typing = '';
  }

  redo(): void {
    if (this.canRedo) this.place += 1;
    this.typing = '';
  }

  /** The server has it as it was then. */
  keep(kept: Kept, as: Sheet): void {
    this.kept = kept;
    this.saved = as;
  }
}
