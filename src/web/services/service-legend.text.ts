import { catalogue } from '../locale/catalogue.ts';

export const serviceLegendText = catalogue('serviceLegendText', {
  title: 'Service legend',
  caption: 'The fields that the lookup services return',
  filter: 'Filter by field or definition',
  fields: (count: number) => `${count} fields`,
  found: (found: number, all: number) => `${found} of ${all} fields`,
  codes: 'Reason codes',
  none: 'No matches found',
  name: 'Field name',
  definition: 'Definition',
  always: 'yes',
  known: 'yes, if known',
});
