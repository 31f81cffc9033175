/** German reasons of lists and rules against a number: translates the English words of `src/numbers/answers`. A list's own reason stays untranslated. */
import { byPattern, type Patterns } from '../locale/by-pattern.ts';

const reasons: Patterns = {
  'the number is on the list': 'Die Rufnummer steht auf der Liste',
  'the number is on the fraud list': 'Die Rufnummer steht auf der Betrugsliste',
  'the range {} is on the list': 'Der Bereich {} steht auf der Liste',
  'the range {} is on the fraud list': 'Der Bereich {} steht auf der Betrugsliste',
  'the range {} is high-risk': 'Der Bereich {} hat ein hohes Risiko',
  '{}; listed since {}': '{}; verzeichnet seit {}',
  '{}; last seen advertised {}': '{}; zuletzt beworben am {}',
  '{} ({})': '{} ({})',
  '{}; last seen advertised {}, long ago': '{}; zuletzt beworben am {}, vor langer Zeit',
  '{}; {}': '{}; {}',
  'the number has an unassigned country code, so nobody can hold it':
    'Die Landesvorwahl der Rufnummer ist nicht vergeben, niemand kann die Rufnummer haben',
  'the number is too short or too long for its country code, so nobody can hold it':
    'Die Rufnummer ist für ihre Landesvorwahl zu kurz oder zu lang, niemand kann sie haben',
  'the number has an area or office code starting with 0 or 1, which North America does not assign, so nobody can hold it':
    'Ortsvorwahl oder Amtskennzahl der Rufnummer beginnt mit 0 oder 1, das vergibt Nordamerika nicht, niemand kann sie haben',
  'the number is in a reserved range, so nobody can hold it': 'Die Rufnummer liegt in einem reservierten Bereich, niemand kann sie haben',
  'the range {} is reserved for drama numbers, so no subscriber has the number':
    'Der Bereich {} ist für Film-Rufnummern reserviert, kein Teilnehmer hat die Rufnummer',
  'the office code {} has no subscribers ({})': 'Die Amtskennzahl {} hat keine Teilnehmer ({})',
  'such a number must not appear as the caller ({}, {})': 'Eine solche Rufnummer darf nicht als Anrufer erscheinen ({}, {})',
  'the range {} is {}, so send no codes to it': 'Der Bereich {} ist {}, senden Sie keine Codes dorthin',
  'the range {} is {}, which is expensive to call': 'Der Bereich {} ist {} und teuer anzurufen',
  'the range {} is {}, which pays the called party a share': 'Der Bereich {} ist {}, der Angerufene verdient daran mit',
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
  'machine-to-machine': 'Machine-to-Machine',
  'corporate numbers': 'für Unternehmen',
  voicemail: 'Voicemail',
  'an international network': 'ein internationales Netz',
  'for a special service': 'für Sonderdienste',
  'reserved by the plan': 'im Nummernplan reserviert',
  'of unknown type': 'von unbekannter Art',
};

const inGerman = byPattern(reasons, { ...reasons, ...types });

/** Translates a reason, given without its leading question; an unknown one stays in English. */
export function germanReason(text: string): string {
  const told = inGerman(text);
  return told.charAt(0).toUpperCase() + told.slice(1);
}
