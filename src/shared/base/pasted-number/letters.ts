/** Letters in a pasted number: keypad names of digits, typos for digits, or words around it. */

/** The number without letters, and the letters removed. */
export interface Spelled {
  readonly text: string;
  /** Words that were left out, in order. */
  readonly words: readonly string[];
  /** Letters that stood for digits on a keypad: "FLOWERS". */
  readonly vanity?: string;
}

/** A letter in place of a digit. `instead` is the similar digit, `text` the number with such digits or without the letters. */
export interface LetterSlip {
  readonly letter: string;
  readonly instead?: string;
  readonly text: string;
}

interface Run {
  readonly letters: string;
  readonly from: number;
  readonly to: number;
}

/** ITU-T E.161: the letters of the keys 2 to 9. */
const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
const keypadDigit = (letter: string) => String(keys.findIndex((key) => key.includes(letter.toLowerCase())) + 2);

/** Latin letters, and similar ones of other scripts. */
const lookAlikes: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  О: '0',
  о: '0',
  l: '1',
  I: '1',
  i: '1',
  І: '1',
  S: '5',
  s: '5',
  B: '8',
  В: '8',
};

/** Shortest run of letters in a vanity number. */
const shortestVanity = 3;

/**
 * Removes the letters of a text with digits. `isNumber` answers whether a text without letters has the length of a number.
 * Three or more letters that give such a length by the keypad are a vanity number; one or two between digits, and any beside a digit, are a typo; others are
 * words.
 */
export function spell(text: string, isNumber: (text: string) => boolean): Spelled | LetterSlip {
  const runs = [...text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].map((run) => ({
    letters: run[0],
    from: run.index,
    to: run.index + run[0].length,
  }));
  if (runs.length === 0) return { text, words: [] };
  return vanityOf(text, runs, isNumber) ?? slipOf(text, runs) ?? { text: replaced(text, runs, () => ' '), words: runs.map(lettersOf) };
}

const lettersOf = ({ letters }: Run) => letters;

/** Leaves out words before the first digit and after the vanity letters. Digits that are a number without the letters stay, and the letters are words. */
function vanityOf(text: string, runs: readonly Run[], isNumber: (text: string) => boolean): Spelled | undefined {
  const firstDigit = text.search(/\d/);
  const within = runs.filter(({ from, letters }) => from > firstDigit && /^[a-z]+$/i.test(letters));
  if (isNumber(replaced(text, runs, () => ' '))) return undefined;
  for (let count = within.length; count > 0; count -= 1) {
    const named = within.slice(0, count);
    if (!named.some(({ letters }) => letters.length >= shortestVanity)) continue;
    const digits = replaced(text, runs, (run) => (named.includes(run) ? [...run.letters].map(keypadDigit).join('') : ' '));
    if (!isNumber(digits)) continue;
    return { text: digits, words: runs.filter((run) => !named.includes(run)).map(lettersOf), vanity: named.map(lettersOf).join(' ') };
  }
  return undefined;
}

function slipOf(text: string, runs: readonly Run[]): LetterSlip | undefined {
  const slips = runs.filter(({ letters, from, to }) => {
    const isBeside = /\d$/.test(text.slice(0, from)) || /^\d/.test(text.slice(to));
    const isBetween = /\d/.test(text.slice(0, from)) && /\d/.test(text.slice(to));
    return isBeside || (letters.length < shortestVanity && isBetween);
  });
  const [first] = slips;
  if (first === undefined) return undefined;
  const look = slips.flatMap(({ letters }) => [...letters]).every((letter) => letter in lookAlikes);
  const likeDigits = ({ letters }: Run) => [...letters].map((letter) => lookAlikes[letter] ?? '').join('');
  const number = replaced(text, runs, (run) => (!slips.includes(run) ? ' ' : look ? likeDigits(run) : ''));
  const letter = look ? first.letters.slice(0, 1) : first.letters;
  const instead = look ? lookAlikes[letter] : undefined;
  return { letter, text: number, ...(instead !== undefined && { instead }) };
}

function replaced(text: string, runs: readonly Run[], by: (run: Run) => string): string {
  let done = 0;
  const pieces = runs.map((run) => {
    const before = text.slice(done, run.from);
    done = run.to;
    return before + by(run);
  });
  return pieces.join('') + text.slice(done);
}
