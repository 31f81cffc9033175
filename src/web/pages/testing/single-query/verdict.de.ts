import type { NumberType } from '../../../../shared/services/legend.ts';
import { isSharedCode } from '../../../../shared/verdict/country-words.ts';
import type { Translated } from '../../../locale/catalogue.ts';
import { german as reasonCodes } from '../../../ui/reason-codes.de.ts';
import { germanReason } from './german-list-reasons.ts';
import type { verdictWords } from './verdict.text.ts';

/** As a sentence begins with it. */
const numbers: Record<NumberType, string> = {
  mobile: 'Mobilfunknummer',
  fixed: 'Festnetznummer',
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
  unknown: 'Rufnummer',
};

const types: Record<NumberType, string> = {
  mobile: 'Mobilfunk',
  fixed: 'Festnetz',
  voip: 'VoIP',
  tollfree: 'Gebührenfrei',
  premium: 'Premium',
  shared: 'Geteilte Kosten',
  personal: 'Persönlich',
  paging: 'Funkruf',
  satellite: 'Satellit',
  m2m: 'Machine-to-Machine',
  uan: 'Unternehmen',
  voicemail: 'Voicemail',
  unknown: 'Art nicht bekannt',
};

export const german: Translated<typeof verdictWords> = {
  listed: (words) => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`),
  madeUp: { demo: ' (Demodaten)', simulated: ' (simuliert)' },
  labels: {
    operator: 'Netzbetreiber jetzt',
    type: 'Art und Land',
    ported: 'Portiert',
    routing: 'Routingnummer',
    reachable: 'Erreichbar',
    dno: 'Do not originate, Anrufe',
    dnoText: 'Do not originate, Texte',
    irsfCheck: 'Erlösbeteiligung',
    AITCheck: 'Aufgeblähter Verkehr',
  },
  untold: {
    notAsked: 'Nicht abgefragt',
    waiting: 'Wartet',
    because: (cause) => `Nicht zu sagen: ${cause}`,
    doNotSay: (services, count) => `${services} ${count === 1 ? 'sagt' : 'sagen'} es nicht`,
    didNotAnswer: (services) => `keine Antwort von ${services}`,
  },
  causes: {
    neverObserved: 'die Rufnummer wurde nie beobachtet',
    demoList: 'nur eine Liste der Demo ist geladen',
    noList: 'es ist keine Liste geladen, die es sagen könnte',
    storedOnly: 'es gab nur gespeicherte Daten',
    notOfType: (service) => `${service} gilt nicht für Rufnummern dieser Art`,
    outsideRegion: (service) => `die Rufnummer liegt außerhalb des Gebiets von ${service}`,
    notForCountry: (service, country) => `${service} gilt nicht für dieses Land (${countryName(country)})`,
    networkSilent: 'ihr Netz beantwortet solche Fragen nicht',
    notEnabled: (service) => `${service} ist hier nicht freigeschaltet`,
    blocked: 'das Ziel ist für dieses Konto gesperrt',
    quota: 'das Kontingent an Abfragen ist erreicht',
    demoPorting: 'nur Portierungsdaten der Demo sind geladen',
    noPorting: 'es gibt hier keine Portierungsdaten dazu',
    noPortingFor: (country) => `es gibt hier keine Portierungsdaten zu diesem Land (${countryName(country)})`,
  },
  operator: {
    notSpecified: { alone: 'ein nicht angegebener Netzbetreiber', within: 'einem nicht angegebenen Netzbetreiber' },
    unknown: { alone: 'ein unbekannter Netzbetreiber', within: 'einem unbekannten Netzbetreiber' },
    lead: { 'not asked': 'Nicht abgefragt', unknown: 'Nicht zu sagen' },
    rangeHeldBy: (lead, holder) => `${lead}; der Bereich gehört ${holder}`,
    named: (lead, service, carrier) => `${lead}; laut ${service} bei ${carrier}`,
  },
  type: {
    of: (type) => types[type],
    notKnown: types.unknown,
    in: countryName,
    countryNotKnown: 'Land nicht bekannt',
  },
  ported: {
    yes: (move) => `Ja, ${move}`,
    moved: (move) => `Gewechselt, ${move}`,
    observed: (day) => `beobachtet am ${day}`,
    dateNotAsked: 'Datum nicht abgefragt',
    dateNotKnown: 'Datum nicht bekannt',
    to: (day, carrier) => `${day}, zu ${carrier}`,
    fromTo: (day, from, to) => `${day}, ${from} → ${to}`,
    back: (day) => `Nein, seit ${day} wieder beim Inhaber des Bereichs`,
    never: 'Nein, nie',
    no: 'Nein',
    notLately: 'Nicht in den letzten 30 Tagen; ob früher, ist nicht zu sagen',
    notLatelyAlone: 'Nicht in den letzten 30 Tagen; frühere Wechsel wurden nicht abgefragt',
  },
  routing: {
    none: 'Keine: Die Rufnummer ist nicht portiert',
    notOnRecord: 'Nicht zu sagen: keine ist verzeichnet',
    onlyDemo: 'Nicht zu sagen: nur Portierungsdaten der Demo',
    noData: 'Nicht zu sagen: keine Portierungsdaten',
  },
  reachable: {
    yes: 'Ja',
    'not now': 'Jetzt nicht: ausgeschaltet oder außer Reichweite',
    no: 'Nein: gesperrt, oder der Dienst ist nicht eingerichtet',
    nobody: 'Nein: Die Rufnummer ist niemandem zugeteilt',
  },
  lists: {
    warnings: {
      dno: 'Do not originate für Anrufe',
      dnoText: 'Do not originate für Texte',
      irsfCheck: 'Risiko durch Erlösbeteiligung',
      AITCheck: 'Texte bedenklich',
    },
    notListed: 'Nicht verzeichnet',
    listed: 'Verzeichnet',
    rangeListed: 'Der Bereich ist verzeichnet',
    since: (listed, day) => `${listed}, seit ${day}`,
    lastAdvertised: (listed, day) => `${listed}, zuletzt beworben am ${day}`,
    rules: {
      'not-allocated': 'Verboten: Niemand hat die Rufnummer',
      'number-type': 'Durch ihre Art, was auch Listen sagen',
      'global-code': 'Durch ihre globale Vorwahl, was auch Listen sagen',
    },
    codes: {
      401: 'Abweisen: Die Rufnummer ist niemandem zugeteilt',
      402: 'Abweisen: Bei dieser Art verdient die angerufene Seite mit',
      403: 'Abweisen: auf der Liste zu Betrug mit Erlösbeteiligung',
      405: 'Keine Texte: Es ist keine Mobilfunknummer',
    },
    notSafe: 'Nicht für Nachrichten geeignet',
    reason: germanReason,
  },
  sentence: {
    waiting: (answered, asked) =>
      `${answered} von ${asked} ${asked === 1 ? 'Dienst' : 'Diensten'} ${answered === 1 ? 'hat' : 'haben'} geantwortet.`,
    noAnswer: 'Nichts ist bekannt: Kein Dienst hat geantwortet.',
    nothing: (madeUp, code) => `Nichts ist bekannt${madeUp}. ${descriptions[code] ?? ''}`,
    notE164: (number) => `${number} ist nicht im Format E.164: Senden Sie 3 bis 15 Ziffern mit der Landesvorwahl.`,
    noCountry: (number) => `${number} beginnt mit der Vorwahl keines Landes, niemand kann diese Rufnummer haben.`,
    wrongLength: (number, origin) => `${number} hat nicht die Länge einer Rufnummer${ofOrigin(origin)}, niemand kann sie haben.`,
    notAllocated: (number, origin) =>
      `${number} liegt in keinem zugeteilten Bereich${ofOrigin(origin)}, niemand kann diese Rufnummer haben.`,
    what: (type, country) => `${numbers[type]}${country === null ? '' : ` (${countryName(country)})`}`,
    served: (carrier, isNotPorted) => `, bedient von ${carrier}${isNotPorted ? ' und nicht portiert' : ''}`,
    on: (day) => ` am ${day}`,
    observed: (day) => `, beobachtet am ${day}`,
    ported: (from, to, day) => `, portiert${fromInWords(from)} zu ${to}${day}`,
    portedToUnnamed: (from, day) => `, portiert${fromInWords(from)} zu einem nicht genannten Netzbetreiber${day}`,
    movedToUnnamed: (from, day) => `, gewechselt${fromInWords(from)} zu einem nicht genannten Netzbetreiber${day}`,
    notPorted: ', nicht portiert',
    inRangeOf: (holder) => `, in einem Bereich von ${holder}`,
    whetherPorted: {
      no: '; nicht portiert',
      notAsked: '; ob sie portiert wurde, wurde nicht abgefragt',
      untold: '; ob sie portiert wurde, ist nicht zu sagen',
    },
    reach: { yes: 'jetzt erreichbar', 'not now': 'jetzt nicht erreichbar', no: 'nicht erreichbar' },
    listsUntold: 'ob sie auf einer Betrugsliste steht, ist nicht zu sagen',
    demoAmong: (count) => ` (${count} davon Demodaten)`,
    notOnSome: (clear, asked, mark) =>
      `auf ${clear} von ${asked} Betrugslisten nicht verzeichnet${mark}, von den übrigen ist es nicht zu sagen`,
    onNone: (clear, mark) => `${clear === 1 ? 'nicht auf der abgefragten Betrugsliste' : `auf keiner von ${clear} Betrugslisten`}${mark}`,
  },
  source: ({ kind, version, asOf, madeUp }) => {
    const made = madeUp === undefined ? '' : { demo: ', für die Demo erfunden', simulated: ', simuliert' }[madeUp];
    if (kind === 'live') return `Beim Netz abgefragt${asOf === null ? '' : ` ${asOf}`}${made}`;
    const what = { data: 'Gespeicherte Daten', cache: 'Aufbewahrte Antwort', 'ranges only': 'Rufnummernbereiche allein' }[kind];
    return `${what}${version === null ? '' : ` ${version}`}${asOf === null ? '' : `, Stand ${asOf}`}${made}`;
  },
};

const descriptions: Readonly<Record<number, string | undefined>> = reasonCodes.descriptions;

function countryName(code: string): string {
  if (code === '001') return 'Globaler Dienst';
  return new Intl.DisplayNames('de', { type: 'region' }).of(code) ?? code;
}

function ofOrigin(origin: { code: number; region: string } | null): string {
  if (origin === null) return '';
  return isSharedCode(origin.code) ? ` (Landesvorwahl ${origin.code})` : ` (${countryName(origin.region)})`;
}

function fromInWords(from: string | null): string {
  return from === null ? '' : ` von ${from}`;
}
