/** A deliberate break of the product, and the tests that must notice it. */
export interface Mutation {
  /** The damage, as a user would report it. */
  readonly breaks: string;
  readonly file: string;
  /** Text that occurs in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** Test files, of which one at least must fail. */
  readonly tests: readonly string[];
  /** The reason why no test can notice it; counted apart. */
  readonly survives?: string;
}

/** Makes the mutations of one file, with the tests that guard it. */
export function mutationsOf(
  file: string,
  tests: readonly string[],
  changes: readonly (readonly [breaks: string, find: string, replace: string, survives?: string])[],
): Mutation[] {
  return changes.map(([breaks, find, replace, survives]) => ({ breaks, file, find, replace, tests, ...(survives && { survives }) }));
}
