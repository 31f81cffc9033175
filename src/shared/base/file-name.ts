/** Names of saved files: their content in characters that every system accepts. */

const longestPart = 40;
const longestName = 120;

/** Joins the parts with "-", without an extension. Empty parts are left out; characters other than letters, digits, "." and "_" become "-". */
export function fileName(...parts: readonly (string | number | null | undefined)[]): string {
  const named = parts.map((part) => namePart(String(part ?? ''))).filter(Boolean);
  return cut(named.join('-'), longestName);
}

function namePart(text: string): string {
  return cut(text.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}._]+/gu, '-'), longestPart);
}

/** Cuts to `most` characters without splitting one. Removes leading dots, which hide a file, and endings that some systems drop. */
function cut(text: string, most: number): string {
  return [...text.replaceAll(/^[-.]+/g, '')]
    .slice(0, most)
    .join('')
    .replaceAll(/[-.]+$/g, '');
}
