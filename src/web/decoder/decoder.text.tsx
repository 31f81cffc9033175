import type { ReactNode } from 'react';
import { catalogue } from '../locale/catalogue.ts';
import { plural } from '../locale/current-locale.ts';

export const wireText = catalogue('wireText', {
  view: {
    title: 'As call processing receives it',
    about: 'ENUM, tel: URI, SIP, JSON',
    service: 'Service',
    enumQuery: 'ENUM query',
    enumReply: (status: string) => `ENUM reply: ${status}`,
    noRecord: 'No record: the status is the whole answer.',
    leftOut: (parameters: string) => `An ENUM record holds 255 octets, so ${parameters} did not fit. The other forms are complete.`,
    telUri: 'tel: URI',
    sipReply: 'SIP reply to an INVITE',
    json: 'JSON',
    exampleNames: (domain: ReactNode): ReactNode => <>Names under {domain} are examples. Ask your provider for your zone and host.</>,
    copy: (form: string) => `Copy ${form}`,
    explain: 'Explain',
    explainWhat: (form: string) => ` the ${form}`,
  },
  decoder: {
    field: 'NAPTR record, tel: URI or SIP Contact',
    help: 'Paste it as a zone file, dig or a SIP trace shows it. Your browser explains it; nothing is sent.',
    try: 'Try',
    examples: { naptr: 'a NAPTR record', tel: 'a tel: URI', sip: 'a SIP Contact' },
    notRead: 'Not recognised',
    problems: (count: number) => plural(count, { one: '1 problem', other: `${count} problems` }),
    summary: (form: string, parts: number, problems: string) => `${form}: ${parts} parts, ${problems}`,
    formFor: (form: string, number: ReactNode): ReactNode => (
      <>
        {form} for {number}
      </>
    ),
    wanted: (what: string) => `. Expected: ${what}.`,
    partsName: 'Parts in words',
    partByPart: 'Part by part',
    columns: { of: 'Part of', name: 'Name', value: 'Value', words: 'Meaning' },
    groups: { record: 'Record', uri: 'URI', parameter: 'Parameter', contact: 'Contact' },
    present: 'present',
  },
});
