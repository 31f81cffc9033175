/** The names of files that people save: what the file holds, in signs that every system takes. */

const longestPart = 40;
const longestName = 120;

/** The parts joined by "-", without an ending; what is empty is left out, and other signs than letters, digits, "." and "_" are "-". */
export function fileName(...parts: readonly (string | number | null | undefined)[]): string {
  const named = parts.map((part) => namePart(String(part ?? ''))).filter(Boolean);
  return cut(named.join('-'), longestName);
}

function namePart(text: string): string {
  return cut(text.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}._]+/gu, '-'), longestPart);
}

/** At most so many characters, none of them halved; neither hidden by a leading dot nor ending in what some systems drop. */
function cut(text: string, most: number): string {
  return [...text.replaceAll(/^[-.]+/g, '')]
    .slice(0, most)
    .join('')
    .replaceAll(/[-.]+$/g, '');
}
