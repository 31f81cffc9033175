/** Faults in the rows of a file. */
export interface Fault {
  /** Counted from 1, the header included. */
  readonly line: number;
  readonly fault: string;
}

/** A file with this many wrong rows is the wrong file: reading stops there. */
export const maxFaults = 1_000_000;

export class Faults {
  readonly list: Fault[] = [];

  add(line: number, ...faults: readonly string[]): void {
    for (const fault of faults) this.list.push({ line, fault });
  }

  get areTooMany(): boolean {
    return this.list.length >= maxFaults;
  }
}
