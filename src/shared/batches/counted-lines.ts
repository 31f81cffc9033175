/** A count of lines, with the first of them. */
export interface CountedLines {
  readonly lines: readonly number[];
  readonly count: number;
}

/** Most lines that are named. */
export const maxNamedLines = 10;

/** Counts lines and keeps the first of them. */
export class LineCounter {
  readonly #lines: number[] = [];
  #count = 0;

  add(line: number) {
    this.#count += 1;
    if (this.#lines.length < maxNamedLines) this.#lines.push(line);
  }

  get counted(): CountedLines {
    return { lines: this.#lines, count: this.#count };
  }
}
