/** Several numbers in the field of a single query. */
import { digitsIn, numbersIn, plainText } from '../../shared/base/pasted-number/notation.ts';

/** Numbers that a table of verdicts has at most; more are a batch. */
export const mostNumbers = 50;

/** Fewest digits of one number beside another; fewer are a group of a single number. */
const fewestDigits = 7;

/** A comma or semicolon, but not that of a parameter such as `;ext=5`. */
const separator = /[\r\n\t|]+|[,;](?!\s*[\w-]+=)/;

/**
 * Returns the numbers of a text as they are written; null if it is one number or none. Beside two readable ones a piece that is badly written stays, so that
 * nothing is left out in silence.
 */
export function severalNumbers(typed: string): string[] | null {
  const pieces = typed
    .split(separator)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  const isSeveral = pieces.filter((piece) => digitsIn(plainText(piece)).length >= fewestDigits).length > 1;
  const found = isSeveral ? pieces : numbersIn(plainText(typed)).map((piece) => piece.trim());
  return found.length > 1 ? [...new Set(found)] : null;
}
