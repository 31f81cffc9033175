import type { Translated } from '../locale/catalogue.ts';
import { plural, formatCount } from '../locale/current-locale.ts';
import type { decoderWords } from './decoder-words.text.ts';
import type { wireText } from './decoder.text.tsx';
import { shownCountry } from '../ui/country-names.ts';
import { legendText } from '../ui/legend.text.ts';
import { describeReasonCode } from '../ui/reason-codes.text.ts';

const wireGerman: Translated<typeof wireText> = {
  view: {
    title: 'Wie die Rufbearbeitung es erhält',
    about: 'ENUM, tel:-URI, SIP, JSON',
    service: 'Dienst',
    enumQuery: 'ENUM-Anfrage',
    enumReply: (status) => `ENUM-Antwort: ${status}`,
    noRecord: 'Kein Eintrag: Der Status ist die ganze Antwort.',
    leftOut: (parameters) => `Ein ENUM-Eintrag fasst 255 Oktette, daher fehlt: ${parameters}. Die anderen Formen sind vollständig.`,
    telUri: 'tel:-URI',
    sipReply: 'SIP-Antwort auf ein INVITE',
    json: 'JSON',
    exampleNames: (domain) => <>Namen unter {domain} sind Beispiele. Ihr Anbieter nennt Ihnen Ihre Zone und Ihren Host.</>,
    copy: (form) => `${form} kopieren`,
    explain: 'Erklären',
    explainWhat: (form) => `: ${form}`,
  },
  decoder: {
    field: 'NAPTR-Eintrag, tel:-URI oder SIP-Contact',
    help: 'Einfügen, wie ihn eine Zonendatei, dig oder ein SIP-Mitschnitt zeigt. Ihr Browser erklärt ihn; nichts wird gesendet.',
    try: 'Beispiele',
    examples: { naptr: 'ein NAPTR-Eintrag', tel: 'eine tel:-URI', sip: 'ein SIP-Contact' },
    notRead: 'Nicht erkannt',
    problems: (count) => plural(count, { one: '1 Problem', other: `${count} Probleme` }),
    summary: (form, parts, problems) => `${form}: ${parts} Teile, ${problems}`,
    formFor: (form, number) => (
      <>
        {form} für {number}
      </>
    ),
    wanted: (what) => `. Erwartet: ${what}.`,
    partsName: 'Teile in Worten',
    partByPart: 'Teil für Teil',
    columns: { of: 'Teil von', name: 'Name', value: 'Wert', words: 'Bedeutung' },
    groups: { record: 'Eintrag', uri: 'URI', parameter: 'Parameter', contact: 'Contact' },
    present: 'vorhanden',
  },
};

const aTime = 'eine Zeit in UTC, zum Beispiel 2026-11-09T08:14:00Z, oder ein Tag';
const yesOrNo = 'true oder false';
const wholeNumber = 'eine ganze Zahl bis 65535';

const decoderWordsGerman: Translated<typeof decoderWords> = {
  record: {
    order: 'Nur Einträge mit der kleinsten order werden verwendet.',
    preference: 'Bei gleicher order wird die kleinste preference zuerst versucht.',
    flags: 'u: Der Eintrag ist der letzte Schritt und ergibt eine URI.',
    service: 'E2U: von einer Rufnummer zu einer URI. Der Teil nach dem + nennt die Art der URI.',
    regexp: 'Die Rufnummern, für die der Eintrag gilt, und die URI, die er ergibt, zwischen Trennzeichen.',
    replacement: 'Die nächste abzufragende Domain; ein einzelner Punkt, wenn der Ausdruck die URI ergibt.',
  },
  wantedInRecord: {
    order: wholeNumber,
    preference: wholeNumber,
    flags: '"u", für einen Eintrag, der eine URI ergibt',
    service: '"E2U+" und eine Art von URI, zum Beispiel "E2U+pstn:tel"',
    regexp: 'ein Ausdruck von 1 bis 255 Oktetten',
    replacement: 'ein einzelner Punkt, da der Ausdruck die URI ergibt',
  },
  domain: (number) =>
    number === undefined
      ? 'Die abgefragte Domain. Sie beginnt nicht mit den Ziffern einer Rufnummer.'
      : `Die Ziffern von ${number} in umgekehrter Reihenfolge und die abgefragte Zone.`,
  host: 'Wohin der Anruf als Nächstes geht.',
  number: {
    none: 'Hier steht keine Rufnummer.',
    global: 'Die abgefragte Rufnummer in internationaler Form.',
    local: 'Eine Rufnummer, die nur in ihrem phone-context gilt.',
  },
  places: {
    text: 'der Text',
    beginning: (text) => `am Anfang, "${text}"`,
    character: (at, text) => `beim Zeichen ${at}, "${text}"`,
    field: (number, count, name) => `Feld ${number} von ${count}, ${name}`,
    fieldAt: (field, at) => `${field}, beim Zeichen ${at}`,
    parameter: (number, name) => `Parameter ${number}${name === '' ? '' : `, ${name}`}`,
    uriBeginning: 'am Anfang der URI',
    behindUri: 'nach der URI',
    behindNumber: 'nach der Rufnummer und ihren Parametern',
    at: (text) => `bei "${text}"`,
  },
  problems: {
    empty: { what: 'Hier steht nichts' },
    tooLong: { what: (most) => `Das ist länger als ${formatCount(most)} Zeichen` },
    unknownForm: { what: 'Das ist keine der drei Formen' },
    threeForms: 'ein NAPTR-Eintrag, eine tel:-URI oder ein SIP-Contact, zum Beispiel tel:+447700900123;npdi;rc=0',
    moreThanOne: { what: 'Nach dem Eintrag folgt weiterer Text, der ignoriert wird', wanted: 'nur ein Eintrag' },
    missingField: { what: (field) => `${field} fehlt` },
    openText: { what: (field) => `Der Text von ${field} ist nicht geschlossen`, wanted: 'ein Anführungszeichen danach' },
    badField: { what: (text, field) => `"${text}" ist als ${field} in ENUM ungültig` },
    delimiters: {
      what: 'Der Ausdruck hat keine drei Trennzeichen',
      wanted: 'ein Zeichen vor dem Muster, zwischen Muster und URI und nach der URI: !Muster!URI!',
    },
    takesDigits: {
      what: (uri) => `Die URI "${uri}" übernimmt Ziffern der Rufnummer`,
      wanted: 'der Eintrag mit seiner Domain, die die Rufnummer enthält',
    },
    pattern: {
      what: (pattern, number) => `Das Muster "${pattern}" passt nicht auf +${number} oder ist ungültig`,
      wanted: 'ein Muster wie ^.*$',
    },
    bracket: { what: 'Die spitze Klammer ist nicht geschlossen', wanted: '> vor den Parametern des Contact' },
    contacts: { what: (count) => `Hier stehen ${count} Contacts; nur der erste wird erklärt`, wanted: 'nur ein Contact' },
    noNumber: {
      what: (text) => (text === '' ? 'Hier steht keine Rufnummer' : `"${text}" ist keine Rufnummer`),
      wanted: '+ und die Ziffern, dazwischen nur - . ( )',
    },
    notGlobal: { what: 'Die Rufnummer beginnt nicht mit +', wanted: '+ und die Landesvorwahl, oder ein phone-context' },
    length: { what: (digits) => `Die Rufnummer hat ${digits} Ziffern`, wanted: '5 bis 15 Ziffern mit der Landesvorwahl' },
    noHost: { what: 'Der sip:-URI fehlt der Host', wanted: '@ und ein Host' },
    noName: { what: 'Ein Parameter hat keinen Namen', wanted: 'ein Name nach dem Semikolon' },
    twice: { what: (name) => `${name} kommt zweimal vor; der letzte Wert gilt`, wanted: 'jeder Parameter einmal' },
    badName: { what: (name) => `"${name}" ist kein gültiger Name`, wanted: 'Buchstaben, Ziffern und Bindestriche' },
    percent: { what: 'Nach einem Prozentzeichen fehlen zwei hexadezimale Ziffern', wanted: '%25 für das Zeichen selbst' },
    noContext: {
      what: 'Der nationalen Portierungskennung fehlt der Kontext',
      wanted: 'rn-context, zum Beispiel rn-context=+44',
    },
    noValue: { what: (field) => `${field} hat keinen Wert`, wanted: (field) => `${field}= und der Wert` },
    badValue: { what: (text, field) => `"${text}" ist kein gültiger Wert für ${field}` },
  },
  wantedValues: {
    npdi: 'npdi allein oder npdi=yes',
    npi: 'yes, no oder na',
    nt: 'eine Art aus der Legende der Dienste, zum Beispiel mobile',
    cc: 'zwei Großbuchstaben nach ISO 3166-1, oder 001',
    mcc: 'drei Ziffern',
    cmcc: 'drei Ziffern',
    mnc: 'zwei oder drei Ziffern',
    cmnc: 'zwei oder drei Ziffern',
    rc: 'eine ganze Zahl',
    ports: 'eine ganze Zahl',
    ns: 'active, absent, unavailable oder unknown',
    nv: 'valid, invalid oder unknown',
    irsfDate: 'ein Tag, zum Beispiel 2026-11-09',
    lastPorted: aTime,
    changeSeen: aTime,
    lastSeen: aTime,
    valid: yesOrNo,
    dno: yesOrNo,
    dnot: yesOrNo,
    irsf: yesOrNo,
  },
  digitsAlone: 'nur Ziffern',
  anyText: 'beliebiger Text',
  definition: (field) => legendText.definitions[field],
  reason: describeReasonCode,
  country: (code) => {
    const name = shownCountry(code, '');
    return name === '' || name === code ? undefined : `Die Rufnummer ist zugeteilt: ${name}.`;
  },
  values: {
    global: 'Die Rufnummer gehört zu keinem Land: Sie ist global.',
    npdi: 'Für diese Antwort wurden Portierungsdaten abgefragt, das nächste Netz muss sie nicht erneut abfragen.',
    npi: {
      yes: 'Portiert: Ein anderes Netz als das des Bereichsinhabers versorgt die Rufnummer.',
      no: 'Nicht portiert: Der Bereichsinhaber versorgt die Rufnummer.',
      na: 'Portierung unbekannt.',
    },
    globalRn: 'Die globale Portierungskennung: Anrufe gehen zu der Vermittlung oder dem Netz, für das sie steht.',
    nationalRn: 'Die nationale Portierungskennung: Sie gilt nur im Land von rn-context.',
    ns: {
      active: 'Der Teilnehmer ist gerade erreichbar.',
      absent: 'Das Gerät des Teilnehmers ist ausgeschaltet oder außer Reichweite.',
      unavailable: 'Laut Netz ist der Teilnehmer nicht erreichbar.',
      unknown: 'Erreichbarkeit unbekannt.',
    },
    nv: {
      valid: 'Laut Netz gehört die Rufnummer einem Teilnehmer.',
      invalid: 'Laut Netz gehört die Rufnummer keinem Teilnehmer.',
      unknown: 'Unbekannt, ob die Rufnummer einem Teilnehmer gehört.',
    },
    dno: {
      yes: 'Von dieser Rufnummer darf kein Anruf kommen: Ein Anruf mit ihr ist gefälscht.',
      no: 'Die Rufnummer steht auf keiner Liste von Rufnummern, die nicht anrufen dürfen.',
    },
    dnot: {
      yes: 'Von dieser Rufnummer darf keine Textnachricht kommen: Eine Nachricht mit ihr ist gefälscht.',
      no: 'Die Rufnummer steht auf keiner Liste von Rufnummern, die keine Textnachrichten senden dürfen.',
    },
    irsf: {
      yes: 'Die Rufnummer oder ihr Bereich steht auf einer Liste zu Betrug mit Erlösbeteiligung.',
      no: 'Die Rufnummer steht auf keiner Liste zu Betrug mit Erlösbeteiligung.',
    },
  },
  registered: {
    'rn-context': 'Wo die Portierungskennung gilt: eine Landesvorwahl oder die Domain der vergebenden Stelle.',
    'cic-context': 'Wo die Kennung des Netzbetreibers gilt: eine Landesvorwahl oder die Domain der vergebenden Stelle.',
    'phone-context': 'Wo die Rufnummer gilt, da sie nicht global ist: eine Landesvorwahl mit weiteren Ziffern oder eine Domain.',
    ext: 'Die Durchwahl der Rufnummer.',
    isub: 'Die ISDN-Subadresse der Rufnummer.',
    'isub-encoding': 'Wie die ISDN-Subadresse codiert ist.',
    enumdi: 'Für diese Rufnummer wurde ENUM bereits abgefragt, das nächste Netz muss es nicht erneut abfragen.',
    tgrp: 'Das Leitungsbündel des Anrufs.',
    'trunk-context': 'Wo der Name des Leitungsbündels gilt.',
    cpc: 'Die Kategorie des Anrufers, etwa ein gewöhnlicher Teilnehmer oder ein Münztelefon.',
    oli: 'Die Angaben zum Anschluss des Anrufers (Nordamerika).',
    verstat: 'Das Ergebnis der Prüfung der anrufenden Rufnummer.',
    user: 'Die Art des Benutzerteils der URI: phone bedeutet eine Rufnummer mit ihren Parametern.',
    transport: 'Das Transportprotokoll, über das der Host erreicht wird.',
    method: 'Die SIP-Methode der Anfrage aus dieser URI.',
    maddr: 'Die Adresse, an die die Anfrage statt an den Host geht.',
    ttl: 'Wie weit eine Multicast-Anfrage reicht.',
    lr: 'Der Proxy nutzt Loose Routing (RFC 3261).',
    q: 'Der Vorrang dieses Contact vor anderen, von 0 bis 1.',
    expires: 'Sekunden, bis der Contact abläuft.',
  },
  private: 'Ein privater Parameter, nicht in der Legende der Dienste.',
};

export const german = { wireText: wireGerman, decoderWords: decoderWordsGerman };
