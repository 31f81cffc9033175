import { countryInSentence } from '../../shared/base/country-words.ts';
import { catalogue } from '../locale/catalogue.ts';
import { plural } from '../locale/current-locale.ts';

/** A calling code with its country; `001` for global services, null if several countries share it or none has it. */
export interface Origin {
  code: number;
  region: string | null;
}

/** Texts of the controls behind the sign-in. */
export const partsText = catalogue('partsText', {
  combobox: {
    matches: 'Matches',
    none: 'No matches found',
    more: (count: number) => `${count} more: keep typing to narrow the list`,
  },
  copy: {
    copied: 'Copied',
    selected: 'Selected: press Ctrl+C',
  },
  menu: {
    of: (detail: string) => `of ${detail}`,
    labelOf: (label: string, detail: string) => `${label} of ${detail}`,
  },
  field: {
    types: { string: 'Text.', boolean: 'True or false.', integer: 'A whole number.' },
    reportedIn: (services: string) => `In ${services}.`,
    reasonCodes: 'Reason codes',
    openLegend: 'Open in the service legend',
  },
  countries: { global: 'Global service', unknown: 'Unknown' },
  legend: 'Service legend',
  looksOnly: 'Support view is read-only',
  leave: {
    title: 'Leave without saving?',
    stay: 'Stay here',
    leave: 'Leave',
    loss: 'Your changes on this page are not saved.',
  },
  number: {
    useFirst: 'Use the first',
    use: (digits: string, country: string | null) => (country === null ? `Use ${digits}` : `Use ${digits} (${country})`),
    digits: (count: number) => plural(count, { one: '1 digit', other: `${count} digits` }),
    unknownCode: 'This does not begin with a known country code.',
    tooShort: (origin: Origin, digits: string) => `Too short for ${nameOf(origin)}: needs ${digits} digits.`,
    tooLong: (origin: Origin, digits: string) => `Too long for ${nameOf(origin)}: needs ${digits} digits.`,
    wrongLength: (origin: Origin, digits: string) => `Wrong length for ${nameOf(origin)}: needs ${digits} digits.`,
    either: (one: number, other: number) => `${one} or ${other}`,
    between: (least: number, most: number) => `${least} to ${most}`,
  },
  bytes: (count: number) => `${count} bytes`,
});

function nameOf({ code, region }: Origin): string {
  if (region === null) return `the country code ${code}`;
  return countryInSentence(region);
}
