import { countryName } from '../../shared/base/country-words.ts';
import { shownCountry } from '../ui/country-names.ts';
import type { Translated } from '../locale/catalogue.ts';
import type { numberLookupText } from './number-lookup.text.ts';

export const german: Translated<typeof numberLookupText> = {
  number: 'Rufnummer',
  help: 'Am besten im Format E.164; jede andere Schreibweise wird auch gelesen.',
  willLookUp: 'Nachgeschlagen wird',
  submit: 'Suchen',
  response: 'Antwort',
  service: 'Number Lookup',
  json: { showTree: 'Als Baum', showRaw: 'Im Original', copy: 'Kopieren', download: 'Herunterladen' },
  sentence: {
    whole: ({ tel, range, holder, type, country }) =>
      `${tel} liegt im Bereich ${range}${holder}: ${type}${country}; wer sie heute bedient, ist eine andere Frage, denn sie kann portiert worden sein.`,
    holderUnknown: ', dessen Inhaber nicht bekannt ist',
    holder: (name) => ` von ${name}`,
    typeUnknown: 'Art nicht bekannt',
    global: ', ein globaler Dienst',
    country: (code) => `, ${shownCountry(code, countryName(code))}`,
  },
};
