/** The reader calls the number, or it called the reader: do-not-originate is about the one, fraud lists about the other. */
export const askedAs = ['called', 'caller'] as const;
export type AskedAs = (typeof askedAs)[number];
