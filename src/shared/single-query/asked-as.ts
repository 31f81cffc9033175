/** Role of the number: the reader calls it (fraud lists apply), or it called the reader (do-not-originate lists apply). */
export const askedAs = ['called', 'caller'] as const;
export type AskedAs = (typeof askedAs)[number];
