import { expect, test } from 'vitest';
import { admitted } from '../../numbers/test-support/admitted.ts';
import { answerersOf } from '../test-support/answerers.ts';
import { type DnsReply, type Naptr, startDnsServer } from '../test-support/dns-server.ts';

const number = '447700900123';

/** npq asked of a DNS server that replies so. */
async function npqFrom(replies: DnsReply[], settings: object = {}) {
  const dns = await startDnsServer(...replies);
  const lines: string[] = [];
  const enumSettings = { kind: 'enum', servers: [dns.address], zone: 'npq.example.net', retryDelayMs: 0, timeoutMs: 15_000, ...settings };
  const answerers = answerersOf({ npq: enumSettings, liveStatus: enumSettings }, { lines });
  return { dns, lines, npq: answerers.npq, liveStatus: answerers.liveStatus };
}

const record = (regexp: string, rest: Partial<Naptr> = {}): Naptr => ({ regexp, ...rest });
const oneRecord = (regexp: string): DnsReply[] => [{ records: [record(regexp)] }];

test('asks for the digits backwards under the zone, one question without additional records', async () => {
  const { npq, dns } = await npqFrom(oneRecord('!^.*$!tel:+447700900123;npdi;npi=yes;cic=44001!'));
  await npq(admitted({ tel: number }), { customer: 1 });
  expect(dns.questions).toEqual([{ name: '3.2.1.0.0.9.0.0.7.7.4.4.npq.example.net', over: 'udp', additionals: 0 }]);
});

test('the parameters of the tel: URI become legend fields', async () => {
  const uri = 'tel:+447700900123;npdi;npi=yes;cic=44001;cc=GB;cn=Example%20Mobile;nt=mobile;mcc=234;mnc=99;rc=0';
  const { npq } = await npqFrom(oneRecord(`!^.*$!${uri}!`));
  expect(await npq(admitted({ tel: number }), { customer: 1 })).toMatchObject({
    tel: number,
    npdi: true,
    npi: 'yes',
    cic: '44001',
    cc: 'GB',
    cn: 'Example Mobile',
    nt: 'mobile',
    mcc: '234',
    mnc: '99',
    rc: 0,
    source: 'live',
    dataVersion: null,
  });
});

test.each<[string, string, string, object]>([
  ['global', '12025550123', 'npdi;rn=+1-202-544-0000;cic=+1-6789', { npdi: true, npi: 'na', rn: '+12025440000', cic: '16789' }],
  ['local', '12025550123', 'npdi;cic=6789;cic-context=+1', { npdi: true, npi: 'no', cic: '16789' }],
  ['in a national context', '447700900123', 'npdi;rn=d2701;rn-context=+7', { npi: 'yes', rn: 'd2701' }],
  ['looked up and not ported', '447700900123', 'npdi;cic=44001', { npi: 'no' }],
  ['in capital letters', '447700900123', 'NPDI;CIC=44001', { npdi: true, cic: '44001' }],
])('RFC 4694, %s: %s;%s', async (_, tel, parameters, expected) => {
  const { npq } = await npqFrom(oneRecord(`!^(.*)$!tel:\\1;${parameters}!`));
  expect(await npq(admitted({ tel }), { customer: 1 })).toMatchObject({ ...expected, rc: 0, source: 'live' });
});

test('their names of parameters may be ours', async () => {
  const { npq } = await npqFrom(oneRecord('!^.*$!tel:+447700900123;spid=44001;operator=Example!'), {
    fields: { cic: 'spid', cn: 'operator' },
  });
  expect(await npq(admitted({ tel: number }), { customer: 1 })).toMatchObject({ cic: '44001', cn: 'Example' });
});

test('RFC 6116: the record of the lowest order counts, then of the lowest preference, and what is not for us is passed over', async () => {
  const tel = (cic: string) => `!^.*$!tel:+447700900123;cic=${cic}!`;
  const { npq } = await npqFrom([
    {
      records: [
        record(tel('4'), { order: 20, preference: 1 }),
        record(tel('3'), { order: 10, preference: 50 }),
        record(tel('2'), { order: 10, preference: 20 }),
        record('!^.*$!mailto:info@example.net!', { order: 1, services: 'E2U+email:mailto' }),
        record(tel('1'), { order: 1, flags: '' }),
        record(tel('1'), { order: 1, services: 'SIP+D2U' }),
        record('!^\\+33.*$!tel:+447700900123;cic=1!', { order: 1 }),
      ],
    },
  ]);
  expect(await npq(admitted({ tel: number }), { customer: 1 })).toMatchObject({ cic: '2' });
});

test.each([
  ['back-references', '!^\\+44(77)(.*)$!tel:+44\\1\\2;cic=\\1!', '77'],
  ['another delimiter', '/^.*$/tel:+447700900123;cic=44001/', '44001'],
  ['an escaped delimiter', '/^.*$/tel:+447700900123;cic=44001;x=a\\/b/', '44001'],
  ['a class of POSIX', '!^\\+44([[:digit:]]+)$!tel:+44\\1;cic=44001!', '44001'],
  ['a flag for either case', '!^.*$!tel:+447700900123;cic=44001!i', '44001'],
  ['a sip: URI with the parameters before its @', '!^.*$!sip:+447700900123;npdi;cic=44001@gw.example.net;user=phone!', '44001'],
  ['a number without tel:', '!^.*$!+447700900123;cic=44001!', '44001'],
])('RFC 6116, the expression may have %s: %s', async (_, regexp, cic) => {
  const { npq } = await npqFrom(oneRecord(regexp));
  expect(await npq(admitted({ tel: number }), { customer: 1 })).toMatchObject({ cic });
});

test.each([
  ['E2U+sip', '!^.*$!sip:447700900123@ims.example!'],
  ['E2U+voice:tel', '!^.*$!tel:+447700900123!'],
  ['tel+E2U', '!^.*$!tel:+447700900123;cic=1!'],
  ['E2U+pstn:tel', ''],
  ['E2U+pstn:tel', 'no expression'],
  ['E2U+pstn:tel', '!^.*$!tel:+44'],
  ['E2U+pstn:tel', '!^(44)+.*$!tel:+447700900123;cic=1!'],
  ['E2U+pstn:tel', '!^(((.*)*)*)*x$!tel:+447700900123;cic=1!'],
  ['E2U+pstn:tel', '!^(.+)+$!tel:+447700900123;cic=1!'],
  ['E2U+pstn:tel', '!.*.*.*.*.*x!tel:+447700900123;cic=1!'],
  ['E2U+pstn:tel', '!^(?=.*)$!tel:+447700900123;cic=1!'],
  ['E2U+pstn:tel', '!(!tel:+447700900123;cic=1!'],
  ['E2U+pstn:tel', '!^.*$!tel:+441234567890;npdi;rn=+4423;cic=44023!'],
])('records that say nothing of the number that is used here are no record: %s %s', async (services, regexp) => {
  const { liveStatus, npq } = await npqFrom([{ records: [record(regexp, { services })] }], { unknownNumber: 203 });
  for (const ask of [liveStatus, npq])
    expect(await ask(admitted({ tel: number }), { customer: 1 })).toMatchObject({ tel: number, rc: 203, source: 'live' });
});

test('RFC 4769: what pstn says of portability comes before what other services say', async () => {
  const records = [
    record('!^.*$!tel:+447700900123;cic=44001!', { services: 'E2U+voice:tel', order: 5 }),
    record('!^.*$!tel:+447700900123;npdi;rn=+4423;cic=44023!', { services: 'E2U+sip+PSTN:tel' }),
  ];
  const { npq } = await npqFrom([{ records }]);
  expect(await npq(admitted({ tel: number }), { customer: 1 })).toMatchObject({ npi: 'yes', rn: '+4423', cic: '44023', source: 'live' });
});

test('a record without a field of the service is passed over for one that has some', async () => {
  const plain = record('!^.*$!tel:+447700900123!', { order: 1 });
  const { npq } = await npqFrom([{ records: [plain, record('!^.*$!tel:+447700900123;cic=44023!')] }]);
  expect(await npq(admitted({ tel: number }), { customer: 1 })).toMatchObject({ cic: '44023' });
});

test('RFC 6118: a number that nobody has is one that the network has not assigned', async () => {
  const unused = record('!^.*$!data:,unassigned!', { services: 'E2U+unused:data' });
  const { liveStatus, npq } = await npqFrom([{ records: [unused] }]);
  for (const ask of [liveStatus, npq])
    expect(await ask(admitted({ tel: number }), { customer: 1 })).toMatchObject({ tel: number, rc: 201, source: 'live' });
});

test.each(['!^.*$!tel:+447700900123;mcc=2!', '!^.*$!tel:+447700900123;npi=perhaps;ns=perhaps!'])(
  'F18: an answer that cannot be used is a failure of this query: %s',
  async (regexp) => {
    const { liveStatus, npq, dns } = await npqFrom(oneRecord(regexp));
    await expect(liveStatus(admitted({ tel: number }), { customer: 1 })).rejects.toMatchObject({
      status: 502,
      details: { response: { tel: number, rc: 301 } },
    });
    expect(dns.questions).toHaveLength(1);
    expect(await npq(admitted({ tel: number }), { customer: 1 })).toMatchObject({ rc: 3, source: 'data' });
  },
);

test('an answer that is too long for a datagram is asked for again over TCP', async () => {
  const { npq, dns } = await npqFrom([{ records: [record('!^.*$!tel:+447700900123;cic=44001!')], truncated: true }]);
  expect(await npq(admitted({ tel: number }), { customer: 1 })).toMatchObject({ cic: '44001', source: 'live' });
  expect(dns.questions.map(({ over }) => over)).toEqual(['udp', 'tcp']);
});

test('a number that the server does not know has the configured reason code, 103 unless said otherwise', async () => {
  const [noName, noRecords] = [{ rcode: 3 }, { records: [] }];
  for (const reply of [noName, noRecords]) {
    expect(await (await npqFrom([reply])).npq(admitted({ tel: number }), { customer: 1 })).toMatchObject({
      tel: number,
      rc: 103,
      source: 'live',
    });
    expect(await (await npqFrom([reply], { unknownNumber: 1 })).npq(admitted({ tel: number }), { customer: 1 })).toMatchObject({ rc: 1 });
  }
});

test('a lost datagram and a server failure are tried again', async () => {
  const good = { records: [record('!^.*$!tel:+447700900123;cic=44001!')] };
  const { npq, dns } = await npqFrom(['silence', { rcode: 2 }, good], { timeoutMs: 12_000, retries: 5 });
  expect(await npq(admitted({ tel: number }), { customer: 1 })).toMatchObject({ cic: '44001' });
  expect(dns.questions.length).toBeGreaterThanOrEqual(3);
});

test('where one server is silent the next one is asked', async () => {
  const silent = await startDnsServer('silence');
  const good = await startDnsServer(...oneRecord('!^.*$!tel:+447700900123;cic=44001!'));
  const settings = { kind: 'enum', servers: [silent.address, good.address], timeoutMs: 8_000, retries: 0 };
  expect(await answerersOf({ npq: settings }).npq(admitted({ tel: number }), { customer: 1 })).toMatchObject({
    cic: '44001',
    source: 'live',
  });
  expect([silent.questions.length, good.questions.length]).toEqual([1, 1]);
  expect(good.questions[0]?.name).toBe('3.2.1.0.0.9.0.0.7.7.4.4.e164.arpa');
});

test('F17: a server that never answers is 504 with reason code 300, and its silence is not asked for again and again', async () => {
  const { liveStatus, dns } = await npqFrom(['silence'], { timeoutMs: 90, retries: 2 });
  await expect(liveStatus(admitted({ tel: number }), { customer: 1 })).rejects.toMatchObject({
    status: 504,
    details: { response: { tel: number, rc: 300 } },
  });
  expect(dns.questions.length).toBeLessThanOrEqual(3);
});

test('a server that refuses is 502 with reason code 301, and no log line holds the number, forwards or backwards', async () => {
  const { liveStatus, lines } = await npqFrom([{ rcode: 5 }]);
  await expect(liveStatus(admitted({ tel: number }), { customer: 1 })).rejects.toMatchObject({
    status: 502,
    details: { response: { tel: number, rc: 301 } },
  });
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toMatch(/447700900123|3\.2\.1\.0/);
});

test('answers about the numbers of one block, and their servers that are away, leave the service on for all others', async () => {
  const { dns, npq } = await npqFrom([{ rcode: 2 }]);
  const unusable: DnsReply = { records: [record('!^.*$!tel:+447700900123;npi=perhaps!')] };
  for (const reply of [{ rcode: 2 }, unusable]) {
    dns.reply(reply);
    for (let at = 0; at < 12; at += 1) expect(await npq(admitted({ tel: number }), { customer: at % 3 })).toMatchObject({ rc: 3 });
  }
  dns.reply({ records: [record('!^.*$!tel:+447700900123;cic=44001!')] });
  expect(await npq(admitted({ tel: number }), { customer: 1 })).toMatchObject({ cic: '44001', source: 'live' });
});
