/** A name that follows the file rules; none where the file is of another format. */
export function goodName(name: string): string | null {
  const renamed = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '_');
  return renamed !== name && /\.(csv|txt)$/i.test(renamed) ? renamed : null;
}
