/** Filters of the tickets of staff by owner: the reader's own, and those without an owner. */
export const ownerChoices = ['mine', 'nobody'] as const;
export type OwnerChoice = (typeof ownerChoices)[number];
