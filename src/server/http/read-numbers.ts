/** Reads the numbers of a call as the screens do, and refuses unreadable ones. */
import * as plans from 'libphonenumber-js/min';
import type { NumberRead, UnreadNumber } from '../../shared/base/number-reading.ts';
import type { ErrorBody } from '../../shared/base/error-body.ts';
import type { Session } from '../auth/sessions.ts';
import { baseSaid } from '../../shared/base/said.ts';
import { namedOf } from '../../shared/base/named-sentence.ts';
import type { Said } from '../../shared/base/sayings.ts';
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

/** A text of a list that is no number. */
export interface UnreadTel {
  readonly tel: string;
  readonly unread: UnreadNumber;
}

const onlyNotation = 'Read from another notation.';

/** Reads the number in the field `phonenumber`. Throws `AppError` 400 if it is invalid. */
export function readNumber(caller: Caller, options: ReadingOptions & { readonly phonenumber: string }): ReadTel {
  const { phonenumber } = options;
  // One number in, one out.
  return readEach([['phonenumber', phonenumber]], withHome(caller, options))[0]!;
}

/** Reads the list in the field `numbers`, in its order. Throws `AppError` 400 that names each invalid one. */
export function readNumbers(caller: Caller, options: ReadingOptions & { readonly numbers: readonly string[] }): ReadTel[] {
  const fields = options.numbers.map((written, at) => [`numbers.${at}`, written] as const);
  return readEach(fields, withHome(caller, options));
}

/** Reads a list in its order, with the reason beside each text that is no number. Throws `AppError` 400 only for an unknown country. */
export function readEachNumber(caller: Caller, options: ReadingOptions & { readonly numbers: readonly string[] }): (ReadTel | UnreadTel)[] {
  const reading = withHome(caller, options);
  return options.numbers.map((written) => {
    const one = readOne(written, reading);
    if (!('problem' in one)) return one;
    const why = refusalOf(one);
    const said = namedOf(why);
    const candidates = candidatesOf(one);
    return { tel: written, unread: { message: why.text, ...(said && { said }), ...(candidates.length > 0 && { candidates }) } };
  });
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

type CandidateRow = NonNullable<ErrorBody['candidates']>[string][number];

/** Fields, each with the written number. */
type Fields = readonly (readonly [field: string, written: string])[];

function readEach(fields: Fields, options: ReadingOptions): ReadTel[] {
  const errors: Record<string, Said> = {};
  const candidates: Record<string, CandidateRow[]> = {};
  const found = fields.map(([field, written]) => {
    const one = readOne(written, options);
    if (!('problem' in one)) return one;
    errors[field] = refusalOf(one);
    const meant = candidatesOf(one);
    if (meant.length > 0) candidates[field] = meant;
    return { tel: '' };
  });
  if (Object.keys(errors).length > 0) throw fieldsRefused(errors, candidates);
  return found;
}

function candidatesOf(problem: NumberProblem): CandidateRow[] {
  return 'candidates' in problem ? problem.candidates.map(candidateRow) : [];
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
