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
    more: (count: number) => `${count} more: type on to see them`,
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
  looksOnly: 'A support view looks only',
  leave: {
    title: 'Leave without saving?',
    stay: 'Stay here',
    leave: 'Leave',
    loss: 'What you changed on this screen has not been saved.',
  },
  number: {
    useFirst: 'Use the first',
    use: (digits: string, country: string | null) => (country === null ? `Use ${digits}` : `Use ${digits} (${country})`),
    digits: (count: number) => plural(count, { one: '1 digit', other: `${count} digits` }),
    unknownCode: 'No country has a code that this begins with.',
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
