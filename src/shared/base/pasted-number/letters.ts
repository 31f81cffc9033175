/** Letters in a pasted number: names of its digits on a keypad, slips for digits, or words around it. */

/** The number without letters, and what they were. */
export interface Spelled {
  readonly text: string;
  /** Words that were left out, in their order. */
  readonly words: readonly string[];
  /** What stood for digits on a keypad: "FLOWERS". */
  readonly vanity?: string;
}

/** A letter where a digit should be. `instead` is the digit that it looks like, `text` the number with such digits or without the letters. */
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

/** Latin letters, and those of other scripts that look the same. */
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

/** Fewer letters in a run are no vanity number. */
const shortestVanity = 3;

/**
 * Takes the letters out of a text that has digits. `isNumber` says whether a text without letters has the right length of a number.
 * Three or more letters that end in a right length by the keypad are a vanity number; one or two between digits, and any beside a digit,
 * are a slip; others are words.
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

/** Words before the first digit and behind the name are left out. Digits that are a number without the letters are one, and the letters words. */
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
