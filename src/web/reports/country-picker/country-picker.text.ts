import { catalogue } from '../../locale/catalogue.ts';
import { formatCount, plural } from '../../locale/current-locale.ts';

export const countryPickerText = catalogue('reports/country-picker/country-picker', {
  title: 'Select countries to report',
  find: 'Find countries, or paste codes',
  findHelp: 'For example GB, FR, DE. Enter chooses what is typed.',
  unknown: (names: string) => `Not known: ${names}`,
  loading: 'Loading countries',
  noMatches: 'No matches found',
  regions: { Africa: 'Africa', Americas: 'Americas', Asia: 'Asia', Europe: 'Europe', Oceania: 'Oceania' },
  chosen: 'Chosen countries',
  /** Is read before the name of a chosen country. */
  remove: 'Remove ',
  more: (count: number) => `and ${count} more`,
  clear: 'Clear countries',
  count: (count: number) =>
    plural(count, {
      one: 'You have selected 1 country to report.',
      other: `You have selected ${formatCount(count)} countries to report.`,
    }),
});
