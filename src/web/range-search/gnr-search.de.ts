import type { Translated } from '../locale/catalogue.ts';
import type { gnrSearchText } from './gnr-search.text.ts';

export const german: Translated<typeof gnrSearchText> = {
  title: 'GNR Search',
  rangeSearch: 'Bereichssuche',
  numberLookup: 'Number Lookup',
  whatChanged: 'Was sich geändert hat',
  rangeTree: 'Baum der Bereiche',
};
