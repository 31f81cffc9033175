/** A tenth of the mutations, for a run that has no time for all: every commit has one, and each mutation is in one of the ten. */
const parts = 10;

/** The mutations of the part of a commit, and its number, 1 to 10. As many digits of the id as Git shows are enough. Throws where it is no id. */
export function partOf<Mutation>(mutations: readonly Mutation[], commit: string): { part: number; mutations: Mutation[] } {
  const [digits] = /^[0-9a-f]{7}/.exec(commit) ?? [];
  if (digits === undefined || !/^[0-9a-f]+$/.test(commit)) throw new Error(`--part needs the id of a commit, and "${commit}" is none`);
  const part = Number.parseInt(digits, 16) % parts;
  // One after the other, since neighbours break the same file.
  return { part: part + 1, mutations: mutations.filter((_, index) => index % parts === part) };
}
