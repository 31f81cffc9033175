import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { parseConfig } from '../../src/server/config/config.ts';
import { configWarnings } from '../../src/server/config/config-warnings.ts';
import { areInstalled, programAt } from '../../src/server/test-support/programs.ts';

const root = join(import.meta.dirname, '../..');
const unit = readFileSync(join(import.meta.dirname, 'dialplane@.service'), 'utf8');
const example = readFileSync(join(import.meta.dirname, 'environment.example'), 'utf8');
const settings = (name: string) => [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'dialplane-systemd-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
}

test.runIf(areInstalled('systemd-analyze'))('systemd reads the unit, and finds little that it leaves open', () => {
  const file = join(temporaryDirectory(), 'dialplane@.service');
  writeFileSync(file, unit.replaceAll('/opt/dialplane', root));
  const analyze = (...args: readonly string[]) => spawnSync(programAt('systemd-analyze') ?? '', [...args, file], { encoding: 'utf8' });
  const verified = analyze('verify', '--man=no');
  expect([verified.status, verified.stderr.split('\n').filter((line) => line.includes('dialplane@'))]).toEqual([0, []]);
  const security = analyze('security', '--offline=true', '--threshold=20');
  expect(security.status, security.stdout.slice(-200)).toBe(0);
});

test('what the unit runs is there, and its example is a configuration that the portal takes', () => {
  const [command = ''] = settings('ExecStart');
  const [program = '', ...args] = command.split(' ');
  const version = execFileSync(program.replace('/opt/dialplane', root), [...args.slice(0, -1), '--version'], { encoding: 'utf8' });
  expect([version.startsWith('v26.'), args.at(-1)]).toEqual([true, 'src/server/main.ts']);

  const directory = temporaryDirectory();
  mkdirSync(join(directory, 'etc'));
  for (const name of ['secret-key', 'metrics-token']) writeFileSync(join(directory, 'etc', name), 'x'.repeat(40));
  const given = parseEnv(`${settings('Environment').join('\n').replaceAll('%i', 'api')}\n${example}`);
  const env = Object.fromEntries(
    Object.entries(given).map(([name, value = '']) => [name, value.replace('/etc/dialplane', join(directory, 'etc'))]),
  );
  expect(() => parseConfig(env)).toThrow('DATABASE_URL contains the text of an example');
  for (const name of ['DATABASE_URL', 'SMTP_URL']) env[name] = String(env[name]).replace('change-me', 'a-password-of-their-own');
  expect(configWarnings(env)).toEqual([]);
  expect(parseConfig(env)).toMatchObject({ ROLE: 'api', DATA_DIR: '/var/lib/dialplane', TRUST_PROXY: ['10.0.0.5'], DEMO: false });
});

test('the supervisor waits for as long as a stopping node may take', () => {
  // docs/operate.md: let a supervisor wait 35 seconds.
  expect(settings('TimeoutStopSec')).toEqual(['35']);
  expect(settings('KillMode')).toEqual(['mixed']);
});
