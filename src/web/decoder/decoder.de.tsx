import type { Translated } from '../locale/catalogue.ts';
import { plural, formatCount } from '../locale/current-locale.ts';
import type { wireText, decoderWords } from './decoder.text.tsx';
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
    noRecord: 'Es gibt keinen Eintrag: Der Status allein ist die Antwort.',
    leftOut: (parameters) => `Ein ENUM-Eintrag fasst 255 Oktette: ${parameters} passten nicht hinein. Die anderen Formen haben alles.`,
    telUri: 'tel:-URI',
    sipReply: 'SIP-Antwort auf ein INVITE',
    json: 'JSON',
    exampleNames: (domain) => (
      <>Namen unter {domain} sind Beispiele: Ihr Anbieter nennt Ihnen die Zone und den Host, die Ihnen antworten.</>
    ),
    copy: (form) => `${form} kopieren`,
    explain: 'Erklären',
    explainWhat: (form) => `: ${form}`,
  },
  decoder: {
    field: 'NAPTR-Eintrag, tel:-URI oder SIP-Contact',
    help: 'Wie eine Zonendatei, dig oder ein SIP-Mitschnitt ihn zeigt. Er wird hier im Browser erklärt; nichts wird gesendet.',
    try: 'Probieren',
    examples: { naptr: 'ein NAPTR-Eintrag', tel: 'eine tel:-URI', sip: 'ein SIP-Contact' },
    notRead: 'Nicht gelesen',
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
    columns: { of: 'Von', name: 'Name', value: 'Wert', words: 'In Worten' },
    groups: { record: 'Eintrag', uri: 'URI', parameter: 'Parameter', contact: 'Contact' },
    present: 'vorhanden',
  },
};

const aTime = 'eine Zeit in UTC, zum Beispiel 2026-11-09T08:14:00Z, oder ein Tag';
const yesOrNo = 'true oder false';
const wholeNumber = 'eine ganze Zahl bis 65535';

const decoderWordsGerman: Translated<typeof decoderWords> = {
  record: {
    order: 'Genommen werden die Einträge mit der kleinsten order und keine anderen.',
    preference: 'Unter Einträgen derselben order wird die kleinste preference zuerst versucht.',
    flags: 'u: Der Eintrag ist der letzte Schritt und ergibt eine URI.',
    service: 'E2U: von einer Rufnummer zu einer URI. Hinter dem + steht, von welcher Art die URI ist.',
    regexp: 'Für welche Rufnummern der Eintrag gilt und welche URI er daraus macht, zwischen Trennzeichen.',
    replacement: 'Die Domain, die als nächste zu fragen ist; ein einzelner Punkt, wo der Ausdruck die URI ergibt.',
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
      ? 'Die Domain, die gefragt wurde. Sie beginnt nicht mit den Ziffern einer Rufnummer.'
      : `Die Ziffern von ${number} rückwärts und die Zone, die gefragt wurde.`,
  host: 'Wohin der Anruf als Nächstes geht.',
  number: {
    none: 'Hier war keine Rufnummer zu lesen.',
    global: 'Die Rufnummer, nach der gefragt wurde, in internationaler Form.',
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
    behindUri: 'hinter der URI',
    behindNumber: 'hinter der Rufnummer und ihren Parametern',
    at: (text) => `bei "${text}"`,
  },
  problems: {
    empty: { what: 'Hier steht nichts' },
    tooLong: { what: (most) => `Das ist länger als ${formatCount(most)} Zeichen` },
    unknownForm: { what: 'Das ist keine der drei Formen' },
    threeForms: 'ein NAPTR-Eintrag, eine tel:-URI oder ein SIP-Contact, zum Beispiel tel:+447700900123;npdi;rc=0',
    moreThanOne: { what: 'Hinter dem Eintrag folgt mehr, das nicht betrachtet wird', wanted: 'ein Eintrag auf einmal' },
    missingField: { what: (field) => `${field} fehlt` },
    openText: { what: (field) => `Der Text von ${field} hat kein Ende`, wanted: 'ein Anführungszeichen dahinter' },
    badField: { what: (text, field) => `"${text}" ist für ENUM nicht als ${field} möglich` },
    delimiters: {
      what: 'Der Ausdruck hat keine drei Trennzeichen',
      wanted: 'ein Zeichen vor dem Muster, zwischen Muster und URI und hinter der URI: !Muster!URI!',
    },
    takesDigits: {
      what: (uri) => `Die URI "${uri}" nimmt Ziffern der Rufnummer`,
      wanted: 'der Eintrag mit seiner Domain, aus der die Rufnummer hervorgeht',
    },
    pattern: {
      what: (pattern, number) => `Das Muster "${pattern}" passt nicht auf +${number} oder ist keines`,
      wanted: 'ein Muster wie ^.*$',
    },
    bracket: { what: 'Die spitze Klammer ist nicht geschlossen', wanted: '> vor den Parametern des Contact' },
    contacts: { what: (count) => `Hier stehen ${count} Contacts; erklärt wird der erste`, wanted: 'ein Contact auf einmal' },
    noNumber: {
      what: (text) => (text === '' ? 'Hier steht keine Rufnummer' : `"${text}" ist keine Rufnummer`),
      wanted: '+ und die Ziffern, dazwischen nichts als - . ( )',
    },
    notGlobal: { what: 'Die Rufnummer beginnt nicht mit +', wanted: '+ und die Landesvorwahl, oder ein phone-context' },
    length: { what: (digits) => `Die Rufnummer hat ${digits} Ziffern`, wanted: '5 bis 15 Ziffern mit der Landesvorwahl' },
    noHost: { what: 'Eine sip:-URI hat einen Host', wanted: '@ und ein Host' },
    noName: { what: 'Ein Parameter hat keinen Namen', wanted: 'ein Name hinter dem Semikolon' },
    twice: { what: (name) => `${name} steht zweimal da; der letzte Wert gilt`, wanted: 'jeder Parameter einmal' },
    badName: { what: (name) => `"${name}" ist kein Name`, wanted: 'Buchstaben, Ziffern und Bindestriche' },
    percent: { what: 'Auf ein Prozentzeichen folgen keine zwei hexadezimalen Ziffern', wanted: '%25 für das Zeichen selbst' },
    noContext: {
      what: 'Die Portierungskennung ist eine nationale ohne ihren Kontext',
      wanted: 'rn-context, zum Beispiel rn-context=+44',
    },
    noValue: { what: (field) => `${field} hat keinen Wert`, wanted: (field) => `${field}= und der Wert` },
    badValue: { what: (text, field) => `"${text}" ist kein Wert von ${field}` },
  },
  wantedValues: {
    npdi: 'der Name allein, oder npdi=yes',
    npi: 'yes, no oder na',
    nt: 'eine Art aus der Dienstlegende, zum Beispiel mobile',
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
  anyText: 'ein Text',
  definition: (field) => legendText.definitions[field],
  reason: describeReasonCode,
  country: (code) => {
    const name = shownCountry(code, '');
    return name === '' || name === code ? undefined : `Die Rufnummer ist zugeteilt: ${name}.`;
  },
  values: {
    global: 'Die Rufnummer gehört zu keinem Land: Sie ist global.',
    npdi: 'Für diese Antwort wurden Portierungsdaten befragt, das nächste Netz braucht nicht noch einmal nachzusehen.',
    npi: {
      yes: 'Portiert: Ein anderes Netz als das des Inhabers ihres Bereichs versorgt die Rufnummer.',
      no: 'Nicht portiert: Der Inhaber ihres Bereichs versorgt die Rufnummer.',
      na: 'Ob die Rufnummer portiert wurde, ist nicht zu sagen.',
    },
    globalRn: 'Die Portierungskennung, eine globale: Anrufe gehen zu der Vermittlung oder dem Netz, wofür sie steht.',
    nationalRn: 'Die Portierungskennung, eine nationale: Sie bedeutet nur im Land von rn-context etwas.',
    ns: {
      active: 'Der Teilnehmer ist gerade erreichbar.',
      absent: 'Das Gerät des Teilnehmers ist ausgeschaltet oder außer Reichweite.',
      unavailable: 'Das Netz sagt, dass der Teilnehmer nicht zu erreichen ist.',
      unknown: 'Ob der Teilnehmer zu erreichen ist, ist nicht bekannt.',
    },
    nv: {
      valid: 'Das Netz sagt, dass die Rufnummer einem Teilnehmer gehört.',
      invalid: 'Das Netz sagt, dass die Rufnummer keinem Teilnehmer gehört.',
      unknown: 'Ob die Rufnummer einem Teilnehmer gehört, ist nicht bekannt.',
    },
    dno: {
      yes: 'Von dieser Rufnummer darf kein Anruf kommen: Einer, der sie zeigt, ist gefälscht.',
      no: 'Die Rufnummer steht auf keiner Liste von Rufnummern, die nicht anrufen dürfen.',
    },
    dnot: {
      yes: 'Von dieser Rufnummer darf keine Textnachricht kommen: Eine, die sie zeigt, ist gefälscht.',
      no: 'Die Rufnummer steht auf keiner Liste von Rufnummern, die keine Textnachrichten senden dürfen.',
    },
    irsf: {
      yes: 'Die Rufnummer oder ihr Bereich steht auf einer Liste zu Betrug mit Erlösbeteiligung.',
      no: 'Die Rufnummer steht auf keiner Liste zu Betrug mit Erlösbeteiligung.',
    },
  },
  registered: {
    'rn-context': 'Wo die Portierungskennung gilt: eine Landesvorwahl oder die Domain dessen, der solche Kennungen vergibt.',
    'cic-context': 'Wo die Kennung des Netzbetreibers gilt: eine Landesvorwahl oder die Domain dessen, der solche Kennungen vergibt.',
    'phone-context': 'Wo die Rufnummer gilt, da sie keine globale ist: eine Landesvorwahl mit weiteren Ziffern oder eine Domain.',
    ext: 'Die Durchwahl hinter der Rufnummer.',
    isub: 'Die ISDN-Subadresse hinter der Rufnummer.',
    'isub-encoding': 'Wie die ISDN-Subadresse codiert ist.',
    enumdi: 'Für diese Rufnummer wurde ENUM schon gefragt, das nächste Netz braucht nicht noch einmal zu fragen.',
    tgrp: 'Das Leitungsbündel, das der Anruf nimmt.',
    'trunk-context': 'Wo der Name des Leitungsbündels gilt.',
    cpc: 'Die Kategorie des Anrufers, etwa ein gewöhnlicher Teilnehmer oder ein Münztelefon.',
    oli: 'Die Angaben zum Anschluss des Anrufers (Nordamerika).',
    verstat: 'Wie die Prüfung der anrufenden Rufnummer ausging.',
    user: 'Was der Benutzerteil der URI ist: phone sagt, dass er eine Rufnummer mit ihren Parametern ist.',
    transport: 'Das Transportprotokoll, über das der Host erreicht wird.',
    method: 'Die SIP-Methode der Anfrage, die die URI ergibt.',
    maddr: 'Die Adresse, an die die Anfrage statt an den Host geht.',
    ttl: 'Wie weit eine Anfrage reicht, die an viele geht.',
    lr: 'Der Proxy leitet lose weiter (RFC 3261).',
    q: 'Wie sehr dieser Contact den anderen vorgezogen wird, von 0 bis 1.',
    expires: 'Nach wie vielen Sekunden der Contact nicht mehr gilt.',
  },
  private: 'Ein privater Parameter: Die Dienstlegende enthält ihn nicht.',
};

export const german = { wireText: wireGerman, decoderWords: decoderWordsGerman };
