/**
 * Why a list or a rule speaks against a number: the words of `src/numbers/answers`, which stand in the answer in English. What a list itself
 * gives as its reason stays as the list has it.
 */
import { translator, type Sentences } from '../../../locale/sentences.ts';

const reasons: Sentences = {
  'the number is on the list': 'Die Rufnummer steht auf der Liste',
  'the number is on the fraud list': 'Die Rufnummer steht auf der Betrugsliste',
  'the range {} is on the list': 'Der Bereich {} steht auf der Liste',
  'the range {} is on the fraud list': 'Der Bereich {} steht auf der Betrugsliste',
  'the range {} is of high risk': 'Der Bereich {} hat ein hohes Risiko',
  '{}; listed since {}': '{}; verzeichnet seit {}',
  '{}; last seen advertised {}': '{}; zuletzt beworben am {}',
  '{} ({})': '{} ({})',
  'the number lies in no allocated range, so nobody can call or write from it':
    'Die Rufnummer liegt in keinem zugeteilten Bereich, niemand kann von ihr anrufen oder schreiben',
  'the number lies in no allocated range, so nobody holds it': 'Die Rufnummer liegt in keinem zugeteilten Bereich, niemand hat sie',
  'the range {} is {}, which only receives': 'Der Bereich {} ist {} und nimmt nur an',
  'the range {} is {}, of which the called side gets a share': 'Der Bereich {} ist {}, daran verdient die angerufene Seite mit',
  'the range {} is {}, not mobile': 'Der Bereich {} ist {}, nicht Mobilfunk',
  'the called side gets a share of every number of the global code {}':
    'An jeder Rufnummer der globalen Vorwahl {} verdient die angerufene Seite mit',
};

const types: Sentences = {
  mobile: 'Mobilfunk',
  fixed: 'Festnetz',
  'internet telephony': 'Internettelefonie',
  'toll-free': 'gebührenfrei',
  'premium rate': 'Premium',
  'shared cost': 'mit geteilten Kosten',
  'personal numbering': 'für persönliche Rufnummern',
  paging: 'Funkruf',
  satellite: 'Satellit',
  'for machines': 'für Maschinen',
  'corporate numbers': 'für Unternehmen',
  voicemail: 'Voicemail',
  'of no known type': 'von unbekannter Art',
};

const inGerman = translator(reasons, { ...reasons, ...types });

/** Of a text without the question in front; one that is not known stays in English. */
export function germanReason(text: string): string {
  const told = inGerman(text);
  return told.charAt(0).toUpperCase() + told.slice(1);
}
