import { catalogue } from '../../locale/catalogue.ts';

export const countryPickerText = catalogue('countryPickerText', {
  find: 'Find countries, or paste codes',
  findHelp: 'For example GB, FR, DE. Press Enter to add them.',
  unknown: (names: string) => `Unknown: ${names}`,
  loading: 'Loading countries',
  noMatches: 'No matches found',
  regions: { Africa: 'Africa', Americas: 'Americas', Asia: 'Asia', Europe: 'Europe', Oceania: 'Oceania' },
  chosen: 'Chosen countries',
  /** Read out before the name of a chosen country. */
  remove: 'Remove ',
  more: (count: number) => `and ${count} more`,
  clear: 'Clear countries',
});
