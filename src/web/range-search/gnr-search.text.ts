import { catalogue } from '../locale/catalogue.ts';

export const gnrSearchText = catalogue('range-search/gnr-search', {
  title: 'GNR Search',
  rangeSearch: 'Range Search',
  numberLookup: 'Number Lookup',
  whatChanged: 'What changed',
  rangeTree: 'Range tree',
});
