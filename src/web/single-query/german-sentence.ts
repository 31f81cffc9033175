/** The sentence of the verdict and its parts, in German. */
import type { NumberType } from '../../shared/services/legend.ts';
import { isSharedCode } from '../../shared/base/country-words.ts';
import type { englishSentence } from '../../shared/single-query/sentence-words.ts';
import type { Translated } from '../locale/catalogue.ts';
import { germanReasonCodes } from '../../shared/services/german-reason-codes.ts';

/** Number types at the start of a sentence. */
const numbers: Record<NumberType, string> = {
  mobile: 'Mobilfunknummer',
  fixed: 'Festnetznummer',
  'fixed or mobile': 'Festnetz- oder Mobilfunknummer',
  'non-geographic': 'Ortsunabhängige Rufnummer',
  voip: 'VoIP-Rufnummer',
  tollfree: 'Gebührenfreie Rufnummer',
  premium: 'Premium-Rufnummer',
  shared: 'Rufnummer mit geteilten Kosten',
  personal: 'Persönliche Rufnummer',
  paging: 'Funkrufnummer',
  satellite: 'Satellitenrufnummer',
  m2m: 'Machine-to-Machine-Rufnummer',
  uan: 'Unternehmensrufnummer',
  voicemail: 'Voicemail-Rufnummer',
  'international network': 'Rufnummer eines internationalen Netzes',
  special: 'Sonderrufnummer',
  reserved: 'Reservierte Rufnummer',
  unknown: 'Rufnummer',
};

export const germanSentence: Translated<typeof englishSentence> = {
  waiting: (answered, asked) =>
    `${answered} von ${asked} ${asked === 1 ? 'Dienst' : 'Diensten'} ${answered === 1 ? 'hat' : 'haben'} geantwortet.`,
  noAnswer: 'Nichts ist bekannt: Kein Dienst hat geantwortet.',
  nothing: (madeUp, code) => `Nichts ist bekannt${madeUp}. ${descriptions[code] ?? ''}`,
  notE164: (number) => `${number} ist nicht im Format E.164: Senden Sie 3 bis 15 Ziffern mit der Landesvorwahl.`,
  noCountry: (number) => `${number} hat eine nicht vergebene Landesvorwahl, niemand kann diese Rufnummer haben.`,
  wrongLength: (number, origin) => `${number} hat nicht die richtige Länge für eine Rufnummer${ofOrigin(origin)}, niemand kann sie haben.`,
  notGivenOut: (number, origin) =>
    `${number} kann nach dem Nummernplan${ofOrigin(origin)} nicht vergeben werden, niemand kann diese Rufnummer haben.`,
  otherLength: (number, origin) => `${number} hat nicht die Länge der Bereiche, die wir kennen${ofOrigin(origin)}.`,
  inNoRange: (number, origin) => `${number} liegt in keinem Bereich, den wir kennen${ofOrigin(origin)}.`,
  noRanges: (number, origin) => `Hier sind keine Bereiche${ofOrigin(origin)} geladen, über ${number} ist wenig bekannt.`,
  listedAs: (warnings) => `verzeichnet: ${warnings}`,
  unknownToNetwork: 'das Netz kennt diese Rufnummer nicht',
  differ: {
    feedAndNetwork: (feed, network) => `die Portierungsdaten nennen ${feed}, das antwortende Netz ist ${network} (womöglich das Gastnetz)`,
    portedSince: (holder, network) =>
      `wohl seither portiert: Das antwortende Netz ist ${network}, die Portierungsdaten nennen noch ${holder}`,
    services: (said) => said.map(([service, carrier]) => `${service} nennt ${carrier}`).join(', '),
    networkAnswers: 'ihr Netz antwortet, obwohl sie in keinem Bereich liegt, den wir kennen',
    on: (questions) => `die Dienste widersprechen sich: ${questions}`,
    questions: {
      npi: 'ob sie portiert wurde',
      lastPorted: 'wann sie portiert wurde',
      rn: 'ihre Routingnummer',
      cc: 'ihr Land',
      irsf: 'ob sie ein Risiko durch Erlösbeteiligung ist',
      valid: 'ob sie gültig ist',
      ports: 'wie oft sie gewechselt hat',
      'holder nt': 'die Art ihres Bereichs',
      'server nt': 'ihre Art',
      'server mcc': 'ihr Netzcode',
      'server mnc': 'ihr Netzcode',
      'server cn': 'wer sie bedient',
      'server cic': 'wer sie bedient',
      'server cor': 'wer sie bedient',
      'holder cn': 'wem ihr Bereich gehört',
      'holder cic': 'wem ihr Bereich gehört',
      'holder cor': 'wem ihr Bereich gehört',
      'holder mcc': 'der Netzcode ihres Bereichs',
      'holder mnc': 'der Netzcode ihres Bereichs',
    },
  },
  movedOften: (count, day) => `${count === 1 ? 'einmal' : `${count}-mal`} in 30 Tagen portiert${day === null ? '' : `, zuletzt am ${day}`}`,
  what: (type, country, loc) => `${numbers[type]}${country === null ? '' : ` (${placeInWords(country, loc)})`}`,
  served: (carrier, isNotPorted) => `, bedient von ${carrier}${isNotPorted ? ' und nicht portiert' : ''}`,
  on: (day) => ` am ${day}`,
  observed: (day) => `, beobachtet am ${day}`,
  ported: (from, to, day) => `, portiert${fromInWords(from)} zu ${to}${day}`,
  portedToUnnamed: (from, day) => `, portiert${fromInWords(from)} zu einem unbekannten Netzbetreiber${day}`,
  movedToUnnamed: (from, day) => `, gewechselt${fromInWords(from)} zu einem unbekannten Netzbetreiber${day}`,
  notPorted: ', nicht portiert',
  firstGiven: (first, today) => `, zuerst vergeben an ${first} (${today})`,
  holderUnknown: '; aktueller Netzbetreiber unbekannt',
  inRangeOf: (holder) => `, in einem Bereich von ${holder}`,
  whetherPorted: {
    no: '; nicht portiert',
    notAsked: '; Portierung nicht abgefragt',
    untold: '; Portierung unbekannt',
  },
  longAgo: (day) => `zuletzt am ${day} mit Erlösbeteiligung beworben, vor langer Zeit`,
  textsBy: (operator) => `SMS gehen an ${operator}`,
  reach: { yes: 'jetzt erreichbar', 'not now': 'jetzt nicht erreichbar', no: 'nicht erreichbar' },
  listsUntold: 'keine aktuelle Liste konnte geprüft werden',
  demoAmong: (count) => ` (${count} davon Demo)`,
  notOnSome: (clear, asked, { oldest, mark }) =>
    `auf ${clear} von ${asked} Listen${ofDay(clear, oldest)} nicht verzeichnet${mark}, die übrigen unbekannt`,
  onNone: (count, as, { oldest, mark }) => {
    const [one, many] = as === 'called' ? ['Betrugsliste', 'Betrugslisten'] : ['Do-not-originate-Liste', 'Do-not-originate-Listen'];
    return `${count === 1 ? `nicht auf der geprüften ${one}` : `auf keiner von ${count} ${many}`}${ofDay(count, oldest)}${mark}`;
  },
};

const descriptions: Readonly<Record<number, string | undefined>> = germanReasonCodes;

/** Names a place: "Deutschland", or "Berlin, Deutschland"; the city as the answer spells it. */
export function placeInWords(country: string, loc: string | null): string {
  return loc === null ? countryName(country) : `${loc}, ${countryName(country)}`;
}

export function countryName(code: string): string {
  if (code === '001') return 'Globaler Dienst';
  return new Intl.DisplayNames('de', { type: 'region' }).of(code) ?? code;
}

function ofDay(count: number, oldest: string | null): string {
  if (oldest === null) return '';
  return count === 1 ? ` vom ${oldest}` : `, die älteste vom ${oldest}`;
}

function ofOrigin(origin: { code: number; region: string } | null): string {
  if (origin === null) return '';
  return isSharedCode(origin.code) ? ` (Landesvorwahl ${origin.code})` : ` (${countryName(origin.region)})`;
}

function fromInWords(from: string | null): string {
  return from === null ? '' : ` von ${from}`;
}
