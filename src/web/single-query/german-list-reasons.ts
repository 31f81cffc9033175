/** German reasons of lists and rules against a number: translates the English words of `src/numbers/answers`. A list's own reason stays untranslated. */
import { byPattern, type Patterns } from '../locale/by-pattern.ts';

const reasons: Patterns = {
  'the number is on the list': 'Die Rufnummer steht auf der Liste',
  'the number is on the fraud list': 'Die Rufnummer steht auf der Betrugsliste',
  'the range {} is on the list': 'Der Bereich {} steht auf der Liste',
  'the range {} is on the fraud list': 'Der Bereich {} steht auf der Betrugsliste',
  'the range {} is of high risk': 'Der Bereich {} hat ein hohes Risiko',
  '{}; listed since {}': '{}; verzeichnet seit {}',
  '{}; last seen advertised {}': '{}; zuletzt beworben am {}',
  '{} ({})': '{} ({})',
  '{}; last seen advertised {}, long ago': '{}; zuletzt beworben am {}, vor langer Zeit',
  '{}; {}': '{}; {}',
  'the number begins with a code that no country has, so nobody can hold it':
    'Die Rufnummer beginnt mit der Vorwahl keines Landes, niemand kann sie haben',
  'the number has a length that no number of its calling code has, so nobody can hold it':
    'Keine Rufnummer dieser Landesvorwahl hat so viele Ziffern, niemand kann sie haben',
  'the number has an area or office code that begins with 0 or 1, which the North American plan never gives, so nobody can hold it':
    'Die Vorwahl oder das Amt der Rufnummer beginnt mit 0 oder 1, was der nordamerikanische Plan nie vergibt, niemand kann sie haben',
  'the number lies in a range that is given to nobody, so nobody can hold it':
    'Die Rufnummer liegt in einem Bereich, der niemandem gegeben ist, niemand kann sie haben',
  'the range {} is kept for films and books, so no subscriber has the number':
    'Der Bereich {} ist für Filme und Bücher reserviert, kein Teilnehmer hat die Rufnummer',
  'such a number may not be shown as a caller ({}, {})': 'Eine solche Rufnummer darf nicht als Anrufer erscheinen ({}, {})',
  'the range {} is {}, to which no code should be sent': 'Der Bereich {} ist {}, dorthin sollte kein Code gesendet werden',
  'the range {} is {}, which is dear to call': 'Der Bereich {} ist {} und teuer zu erreichen',
  'the range {} is {}, of which the called side gets a share': 'Der Bereich {} ist {}, daran verdient die angerufene Seite mit',
  'the range {} is {}, not mobile': 'Der Bereich {} ist {}, nicht Mobilfunk',
};

const types: Patterns = {
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
  'an international network': 'ein internationales Netz',
  'for a special service': 'für Sonderdienste',
  'reserved by the plan': 'im Nummernplan reserviert',
  'of no known type': 'von unbekannter Art',
};

const inGerman = byPattern(reasons, { ...reasons, ...types });

/** Translates a reason, given without its leading question; an unknown one stays in English. */
export function germanReason(text: string): string {
  const told = inGerman(text);
  return told.charAt(0).toUpperCase() + told.slice(1);
}
