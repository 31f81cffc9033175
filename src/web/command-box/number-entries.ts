/** Entries of the command box for a number, or for the first digits of one. */
import {
  e164Pattern,
  explainProblem,
  type ReadingHelp,
  type ReadNumber,
  readPhoneNumber,
  readRangeDigits,
} from '../../shared/base/phone-number.ts';
import { bits, holds } from '../../shared/base/permissions.ts';
import type { Said } from '../../shared/base/sayings.ts';
import { lookUpAddress, queryAddress } from '../navigation/number-addresses.ts';
import { commandBoxText } from './command-box.text.ts';
import type { Entry, Section, Visitor } from './entry.ts';

/** Fewer digits are more likely the beginning of numbers than a number. */
const fewestOfNumber = 7;

/** Digits in some notation: a number's URI, a spreadsheet's version of one, no letters except the mark of an extension, or a vanity number. */
const numberNotation =
  /^(?:(?:tel|sips?|callto|sms):|[+-]?\d+(?:[.,]\d+)?e\+?\d+$|[^\p{L}]*\p{Nd}[^\p{L}]*(?:(?:ext|extension|x)\.?\s*\p{Nd}+)?$|\+?[\d\s().-]{4,}[\s.-][a-z]{3,}(?:[\s.-][a-z]+)*$|[+\d\s().-]*\d{3}[\d\s().-]*[OolISB][OolISB\d\s().-]*$)/iu;

/** Answers the sections for a typed number; `problem` says why a text that looks like a number is none. */
export function numberSections(typed: string, visitor: Visitor, help?: ReadingHelp): { sections: Section[]; problem: Said | null } {
  if (!numberNotation.test(typed.trim())) return { sections: [], problem: null };
  const range = readRangeDigits(typed);
  const number = readPhoneNumber(typed, help);
  const ofNumber = digitsMeant(number).flatMap((digits) => (e164Pattern.test(digits) ? numberEntries(digits, visitor) : []));
  const ofRange = 'digits' in range && holds(visitor.permissions, bits.gnr_search) ? [rangeEntry(range.digits)] : [];
  const sections: Section[] = [
    { name: 'number', entries: ofNumber },
    { name: 'ranges', entries: ofRange },
  ];
  const isShort = 'digits' in range && range.digits.length < fewestOfNumber;
  return {
    sections: isShort ? sections.toReversed() : sections,
    problem: 'problem' in range ? explainProblem(range) : null,
  };
}

/** The number, the first of several, or each candidate. */
function digitsMeant(number: ReadNumber): readonly string[] {
  if ('digits' in number) return [number.digits];
  if ('candidates' in number) return number.candidates.map(({ digits }) => digits);
  return 'first' in number ? [number.first] : [];
}

function numberEntries(digits: string, { permissions }: Visitor): Entry[] {
  const { query, queryDetail, lookUp, lookUpDetail } = commandBoxText.number;
  const entries: Entry[] = [];
  if (holds(permissions, bits.test_and_diagnostics))
    entries.push({ id: `query ${digits}`, title: query(digits), detail: queryDetail, act: { go: queryAddress(digits) } });
  if (holds(permissions, bits.gnr_search))
    entries.push({
      id: `look-up ${digits}`,
      title: lookUp(digits),
      detail: lookUpDetail,
      act: { go: lookUpAddress(digits) },
    });
  return entries;
}

function rangeEntry(digits: string): Entry {
  return {
    id: `ranges ${digits}`,
    title: commandBoxText.ranges.ofDigits(digits),
    act: { go: `/gnr-search?tab=range-search#${digits}` },
  };
}

/** The address of the search for the ranges of one country or operator. */
export function rangesAddress(asked: { country: string } | { operator: string }): string {
  return `/gnr-search?tab=range-search#${new URLSearchParams(asked)}`;
}
