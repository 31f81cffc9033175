/** A provider's ENUM tree as BIND serves it: with records that other people's networks have in theirs. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resolver } from 'node:dns/promises';
import { expect, onTestFinished, test } from 'vitest';
import { admitted } from '../../numbers/test-support/admitted.ts';
import { answerersOf } from '../test-support/answerers.ts';
import { endingWithParent } from '../test-support/ending-with-parent.ts';
import { freePort } from '../test-support/free-port.ts';
import { areInstalled, programAt } from '../test-support/programs.ts';

const head = '$TTL 60\n@ IN SOA ns. root.ns. 1 3600 600 86400 60\n@ IN NS ns.\n';
const ported = '10 10 "u" "E2U+pstn:tel" "!^.*$!tel:+447700900123\\;npdi\\;rn=+4423\\;cic=44023!" .';
const naptr = (number: string, ...records: readonly string[]) =>
  records.map((record) => `${[...number].toReversed().join('.')} IN NAPTR ${record}\n`).join('');
const onNet = ['140', '141', '142', '143', '144', '145'].map((end) => `447700900${end}`);

const zone = [
  head,
  naptr('447700900123', '5 10 "u" "E2U+voice:tel" "!^.*$!tel:+447700900123!" .', ported),
  ...onNet.map((number) => naptr(number, `10 10 "u" "E2U+sip" "!^.*$!sip:${number}@ims.example!" .`)),
  naptr('447700900146', '10 10 "u" "E2U+unused:data" "!^.*$!data:,unassigned!" .'),
  naptr('447700900147', '10 10 "u" "E2U+pstn:tel" "!^\\\\+44([[:digit:]]+)$!tel:+44\\\\1\\;cic=44001!" .'),
  naptr('447700900148', '10 10 "u" "tel+E2U" "!^.*$!tel:+447700900148\\;cic=44001!" .'),
].join('');

const isThere = areInstalled('named');

/** Serves the tree, and refuses the block 4477009002 with SERVFAIL, since the file of its zone is not there. */
async function startBind(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'dialplane-bind-'));
  const port = await freePort();
  writeFileSync(join(directory, 'tree'), zone);
  const configuration = `
    options { directory "${directory}"; pid-file none; session-keyfile "${directory}/key"; recursion no; dnssec-validation no;
      listen-on port ${port} { 127.0.0.1; }; listen-on-v6 { none; }; };
    controls { };
    zone "e164.arpa" { type primary; file "tree"; };
    zone "2.0.0.9.0.0.7.7.4.4.e164.arpa" { type primary; file "missing"; };`;
  writeFileSync(join(directory, 'named.conf'), configuration);
  const [command = '', ...args] = endingWithParent([programAt('named') ?? '', '-f', '-c', join(directory, 'named.conf')]);
  const child = spawn(command, args, { stdio: 'ignore' });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(directory, { recursive: true, force: true });
  });
  const resolver = new Resolver();
  resolver.setServers([`127.0.0.1:${port}`]);
  await expect.poll(() => resolver.resolveSoa('e164.arpa').catch(() => undefined)).toBeDefined();
  return `127.0.0.1:${port}`;
}

test.runIf(isThere)(
  'a BIND with records of all sorts answers what it has, and no number of one customer switches it off for others',
  async () => {
    const settings = { kind: 'enum', servers: [await startBind()], retryDelayMs: 0, timeoutMs: 15_000 };
    const { npq } = answerersOf({ npq: settings });
    const ask = (tel: string, customer: number) => npq(admitted({ tel }), { customer });
    const good = { rc: 0, source: 'live', npi: 'yes', rn: '+4423', cic: '44023' };
    expect(await ask('447700900123', 1)).toMatchObject(good);
    for (const number of onNet) expect(await ask(number, 2)).toMatchObject({ rc: 103, source: 'live' });
    expect(await ask('447700900123', 1)).toMatchObject(good);
    expect(await ask('447700900146', 2)).toMatchObject({ rc: 201, source: 'live' });
    expect(await ask('447700900147', 2)).toMatchObject({ rc: 0, cic: '44001', source: 'live' });
    expect(await ask('447700900148', 2)).toMatchObject({ rc: 103, source: 'live' });
    for (let end = 200; end < 212; end += 1) expect(await ask(`447700900${end}`, 2 + (end % 2))).toMatchObject({ rc: 3, source: 'data' });
    expect(await ask('447700900123', 1)).toMatchObject(good);
  },
);
