/** FNV-1a hash, 32 bits, of the text in UTF-8: the same text has the same hash in every run and on every machine. Offers no security. */
export function hashOfText(text: string): number {
  let hash = 0x811c_9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x0100_0193);
  return hash >>> 0;
}
