/** A company name made comparable. */
export interface ComparableName {
  /** Lower case, no accents, no punctuation. */
  readonly full: string;
  /** The words that tell one company from another; all words where none does. */
  readonly words: readonly string[];
}

/** Legal forms and words of the trade: they do not tell one operator from another. */
const commonWords = new Set(
  (
    'ltd limited llc inc sa s a sas srl spa plc ag gmbh bv b v nv ab as oy oyj oao pao ooo zao jsc ojsc pjsc cjsc co company corp ' +
    'corporation group holding holdings the of de and for mobile mobil movil moviles mobiles telecom telecoms telekom ' +
    'telecomunicaciones telecommunication telecommunications communications communication comm cellular wireless gsm network networks ' +
    'pty pte private pvt sdn bhd kft doo d o o ad dba international services service operator kk public joint stock sal sarl ltda cia ' +
    'eood mvno'
  ).split(' '),
);

/** Prepares a name for comparison. */
export function comparable(name: string): ComparableName {
  const full = plainWords(name.replace(/\bC ?& ?W\b/g, 'Cable & Wireless'));
  const words = full.split(' ').filter(Boolean);
  const telling = words.filter((word) => !commonWords.has(word));
  return { full, words: telling.length > 0 ? telling : words };
}

/** Lower-case words of letters and digits (Latin, Cyrillic, Han), joined by single spaces. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[’'`´]/g, '')
    .replaceAll('+', ' plus ')
    .replace(/[^a-z0-9\u0400-\u04ff\u4e00-\u9fff]+/g, ' ')
    .trim();
}

/** The Jaro-Winkler similarity of two texts: 0 (nothing in common) to 1 (equal). */
export function similarity(a: string, b: string): number {
  if (a === b) return 1;
  const [fromA, fromB] = commonCharacters(a, b);
  const common = fromA.length;
  if (common === 0) return 0;
  const swapped = fromA.filter((character, i) => character !== fromB[i]).length;
  const jaro = (common / a.length + common / b.length + (common - swapped / 2) / common) / 3;
  let same = 0;
  while (same < 4 && a[same] !== undefined && a[same] === b[same]) same += 1;
  return jaro + same * 0.1 * (1 - jaro);
}

/** The characters of each text that the other has near the same place, in their own order. */
function commonCharacters(a: string, b: string): [string[], string[]] {
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const isTaken = Array.from(b, () => false);
  const fromA = [...a].filter((character, i) => {
    for (let j = Math.max(0, i - reach); j < Math.min(b.length, i + reach + 1); j += 1) {
      if (isTaken[j] || b[j] !== character) continue;
      isTaken[j] = true;
      return true;
    }
    return false;
  });
  return [fromA, [...b].filter((_, j) => isTaken[j])];
}
