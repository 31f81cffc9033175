import type { Translated } from '../locale/catalogue.ts';
import { plural } from '../locale/current-locale.ts';
import type { wireText } from './wire.text.tsx';

export const german: Translated<typeof wireText> = {
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
