/** Reads the numbers of a call as the screens do, and refuses unreadable ones. */
import * as plans from 'libphonenumber-js/min';
import type { NumberRead } from '../../shared/base/number-reading.ts';
import type { ErrorBody } from '../../shared/base/error-body.ts';
import type { Session } from '../auth/sessions.ts';
import { baseSaid } from '../../shared/base/said.ts';
import { namedOf } from '../../shared/base/named-sentence.ts';
import { inEnglish, type Said } from '../../shared/base/sayings.ts';
import { e164Pattern, type NumberCandidate, type NumberProblem, readPhoneNumber, refusalOf } from '../../shared/base/phone-number.ts';
import { fieldsRefused } from './fields-refused.ts';

/** The caller: if the call names no country, national formats follow the home country of the user, else of the organisation. */
type Caller = Pick<Session, 'homeCountry'>;

interface ReadingOptions {
  readonly country?: string | undefined;
  /** Accepts only E.164 digits. */
  readonly strict?: unknown;
}

/** A number of a call; `read` is set if its notation was not E.164 digits. */
export interface ReadTel {
  readonly tel: string;
  readonly read?: NumberRead;
}

const onlyNotation = 'Read from another notation.';

/** Reads the number in the field `phonenumber`. Throws `AppError` 400 if it is invalid. */
export function readNumber(caller: Caller, options: ReadingOptions & { readonly phonenumber: string }): ReadTel {
  const { phonenumber } = options;
  // One number in, one out.
  return readEach([['phonenumber', phonenumber, '']], withHome(caller, options))[0]!;
}

/** Reads the list in the field `numbers`, in its order. Throws `AppError` 400 that names each invalid one, also in its sentence with `areSaid`. */
export function readNumbers(
  caller: Caller,
  options: ReadingOptions & { readonly numbers: readonly string[] },
  areSaid: boolean,
): ReadTel[] {
  const leadOf = (written: string) => (areSaid ? `${written.slice(0, saidOfNumber)}: ` : '');
  const fields = options.numbers.map((written, at) => [`numbers.${at}`, written, leadOf(written)] as const);
  return readEach(fields, withHome(caller, options));
}

/** Adds the home country; the country of the call wins. Throws `AppError` 400 if it is unknown. */
function withHome({ homeCountry: { own, ofOrganisation } }: Caller, { country, strict }: ReadingOptions): ReadingOptions {
  if (country !== undefined) requireCountry('country', country);
  return { country: country ?? own ?? ofOrganisation ?? undefined, strict };
}

/** Throws `AppError` 400, which names the field, if no country with a numbering plan has this ISO 3166-1 code. */
export function requireCountry(field: string, country: string): void {
  if (!plans.isSupportedCountry(country)) throw fieldsRefused({ [field]: baseSaid.noCountry(country) });
}

/** Maximum characters of a number in the sentence about a list, to identify it. */
const saidOfNumber = 40;

type CandidateRow = NonNullable<ErrorBody['candidates']>[string][number];

/** Fields, each with the written number and the start of the sentence about it. */
type Fields = readonly (readonly [field: string, written: string, lead: string])[];

function readEach(fields: Fields, options: ReadingOptions): ReadTel[] {
  const errors: Record<string, Said> = {};
  const candidates: Record<string, CandidateRow[]> = {};
  const found = fields.map(([field, written, lead]) => {
    const one = readOne(written, options);
    if (!('problem' in one)) return one;
    const why = refusalOf(one);
    errors[field] = lead === '' ? why : inEnglish(`${lead}${why.text}`);
    if ('candidates' in one && one.candidates.length > 0) candidates[field] = one.candidates.map(candidateRow);
    return { tel: '' };
  });
  if (Object.keys(errors).length > 0) throw fieldsRefused(errors, candidates);
  return found;
}

function candidateRow({ how, ...number }: NumberCandidate): CandidateRow {
  const said = namedOf(how);
  return { ...number, how: how.text, ...(said && { said }) };
}

/** Reads one number. Accepts digits that the specification accepts, even if they may be meant in another way. */
function readOne(written: string, { country, strict }: ReadingOptions): ReadTel | NumberProblem {
  const isTaken = e164Pattern.test(written);
  if (isTaken && country === undefined) return { tel: written };
  if (strict !== undefined) return isTaken ? { tel: written } : { problem: 'no-digits' };
  const found = readPhoneNumber(written, { plans, country });
  if ('problem' in found) return isTaken ? { tel: written } : found;
  const { digits, how = [onlyNotation] } = found;
  return digits === written ? { tel: digits } : { tel: digits, read: { from: written, digits, how: how.join(' ') } };
}
