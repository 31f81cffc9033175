import type { PlannedAttributes, PlannedRange } from './planned-range.ts';

/** Finds what planned ranges say of a number. */
export class RangeDirectory {
  readonly #byDigits: ReadonlyMap<string, readonly PlannedRange[]>;

  constructor(ranges: readonly PlannedRange[]) {
    this.#byDigits = Map.groupBy(ranges, ({ digits }) => digits);
  }

  /** The attributes of the range that holds the number; undefined where none does. */
  find(number: string): PlannedAttributes | undefined {
    for (let end = 1; end <= number.length; end += 1) {
      for (const { minLength, maxLength, plan } of this.#byDigits.get(number.slice(0, end)) ?? [])
        if (minLength <= number.length && number.length <= maxLength) return plan;
    }
    return undefined;
  }
}
