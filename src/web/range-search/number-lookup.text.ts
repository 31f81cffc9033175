import { countryInSentence } from '../../shared/base/country-words.ts';
import { catalogue } from '../locale/catalogue.ts';

export const numberLookupText = catalogue('range-search/number-lookup', {
  number: 'Phone number',
  help: 'E.164 format is suggested; any other is read as well.',
  willLookUp: 'Will look up',
  submit: 'Search',
  response: 'Response',
  service: 'Number Lookup',
  json: { showTree: 'Show tree', showRaw: 'Show raw', copy: 'Copy', download: 'Download' },
  sentence: {
    /** `holder`, `type` and `country` are the parts below. */
    whole: ({ tel, range, holder, type, country }: { tel: string; range: string; holder: string; type: string; country: string }) =>
      `${tel} lies in the range ${range}${holder}: ${type}${country}; who serves it now is another question, since it may have been ported.`,
    holderUnknown: ', whose holder is not known',
    holder: (name: string) => ` of ${name}`,
    typeUnknown: 'type not known',
    global: ', a global service',
    /** By its code. */
    country: (code: string) => `, in ${countryInSentence(code)}`,
  },
});
