/** A deliberate break of the product, and the tests that are to notice it. */
export interface Mutation {
  /** What would be wrong, as one would report it. */
  readonly breaks: string;
  readonly file: string;
  /** Text that stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** Test files, of which one at least must fail. */
  readonly tests: readonly string[];
  /** Why no test can notice; counted apart. */
  readonly survives?: string;
}

/** The mutations of one file and the tests that hold it. */
export function mutationsOf(
  file: string,
  tests: readonly string[],
  changes: readonly (readonly [breaks: string, find: string, replace: string, survives?: string])[],
): Mutation[] {
  return changes.map(([breaks, find, replace, survives]) => ({ breaks, file, find, replace, tests, ...(survives && { survives }) }));
}
