/** Returns a name by the file rules; null for a file of another format. */
export function goodName(name: string): string | null {
  const renamed = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '_');
  return renamed !== name && /\.(csv|txt)$/i.test(renamed) ? renamed : null;
}
