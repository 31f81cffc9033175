/** Check of a number's length against its country's plan: for a hint beside the field, never to refuse it. */
import { e164MaxDigits } from '../../shared/base/limits.ts';
import { isSharedCode } from '../../shared/base/country-words.ts';
import { partsText } from './parts.text.ts';

/** Rules of a calling code's numbering plan for the digits after it. */
export interface NumberingPlan {
  /** Lengths of numbers that can be dialled from everywhere. */
  readonly lengths: readonly number[];
  /** True if a number of one of these lengths belongs to the plan. */
  readonly has: (national: string) => boolean;
}

export type LengthProblem = { readonly callingCode: string; readonly region: string | null; readonly national: string };

/**
 * Returns "Too short for the United Kingdom: needs 12 digits.", or null if the number may exist. Names only the plan's lengths that numbers with these first
 * digits have, as far as the plan tells.
 */
export function lengthProblem({ callingCode, region, national }: LengthProblem, { lengths, has }: NumberingPlan): string | null {
  if (lengths.includes(national.length)) return null;
  const fitting = lengths.filter((length) => fits(national, length, has));
  const needed = (fitting.length > 0 ? fitting : lengths).map((length) => Math.min(length + callingCode.length, e164MaxDigits));
  const digits = callingCode.length + national.length;
  const { tooShort, tooLong, wrongLength } = partsText.number;
  const say = needed.every((length) => length > digits) ? tooShort : needed.every((length) => length < digits) ? tooLong : wrongLength;
  const code = Number(callingCode);
  return say({ code, region: isSharedCode(code) ? null : region }, inWords(needed));
}

/** True if a number of this length may begin with these digits, or be their beginning: tried with each digit as filling. */
function fits(national: string, length: number, has: NumberingPlan['has']): boolean {
  if (national.length > length) return has(national.slice(0, length));
  return [...'0123456789'].some((digit) => has(national.padEnd(length, digit)));
}

/** Formats lengths: "12", "11 or 12", "7 to 12". */
function inWords(lengths: readonly number[]): string {
  const [first = 0, last = first] = [lengths[0], lengths.at(-1)];
  if (lengths.length === 1) return String(first);
  const { either, between } = partsText.number;
  return lengths.length === 2 ? either(first, last) : between(first, last);
}
