/** Six digits in one piece, or in two halves with a space or a dash between them. Whole pieces first: a sentence may hold other numbers. */
const shapes = [/(?<!\d)(\d{6})(?!\d)/, /(?<!\d)(\d{3})[\s\u00a0\u2009\u202f‐-―.-](\d{3})(?!\d)/];

/** The code in a pasted or typed text, be it "123 456", "123-456" or the whole sentence of the mail; `null` if there is none. */
export function codeIn(text: string): string | null {
  const plain = text.normalize('NFKC');
  for (const shape of shapes) {
    const found = shape.exec(plain);
    if (found) return found.slice(1).join('');
  }
  return null;
}
