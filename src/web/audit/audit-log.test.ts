import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { german, germanActions } from './audit-log.de.ts';

test('each action of the log has its German words, and no other', () => {
  const source = readFileSync(join(import.meta.dirname, '../../server/auth/audit-log.ts'), 'utf8');
  const [, list = ''] = /type AuditAction =([^;]*);/.exec(source) ?? [];
  const actions = [...list.matchAll(/'([^']+)'/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(30);
  expect(new Set(Object.keys(germanActions))).toEqual(new Set(actions));
});

test.each([
  ['', ''],
  ['wrong password', 'falsches Passwort'],
  ['3 wrong passwords', '3 falsche Passwörter'],
  ['Reports, Test and Diagnostics', 'Berichte, Test und Diagnose'],
  ['adds Reports; removes Billing, Downloads', 'kommt hinzu: Berichte; entfällt: Abrechnung, Downloads'],
  ['changes the name; moves from organisation 1002', 'ändert den Namen; kommt aus Organisation 1002'],
  ['T-2026-0001: from open to waiting', 'T-2026-0001: von offen zu wartend'],
  ['T-2026-0001: nobody', 'T-2026-0001: niemand'],
  ['T-2026-0001: Service Down', 'T-2026-0001: Dienst ausgefallen'],
  ['T-2026-0001, by mail', 'T-2026-0001, per E-Mail'],
  ['12 entries, 40 in all', '12 Einträge, 40 insgesamt'],
  ['cancelled 2 batches', 'abgebrochen: 2 Stapel'],
  ['Firefox on Windows', 'Firefox unter Windows'],
  [
    'gnr-files: You do not hold the permission Reports (10 times within a minute)',
    'gnr-files: Sie haben die Berechtigung „Berichte“ nicht (10-mal in einer Minute)',
  ],
  ['GET /api/status/services', 'GET /api/status/services'],
  ['dpk_1a2b3c, Nightly job: Reports, from 192.0.2.1 alone', 'dpk_1a2b3c, Nightly job: Berichte, nur von 192.0.2.1'],
  ['dpk_1a2b3c takes the place of dpk_0f, which works for 24 hours more', 'dpk_1a2b3c ersetzt dpk_0f, der noch 24 Stunden gilt'],
  ['was Acme Telecom', 'hieß Acme Telecom'],
  ['was Billing', 'hieß Billing'],
  ['1 API key; 2 webhooks; 1 link to a provider', '1 API-Schlüssel; 2 Webhooks; 1 Verknüpfung mit einem Anbieter'],
  ['dpk_1a2b3c, Billing: Reports', 'dpk_1a2b3c, Billing: Berichte'],
  [
    'services: gnr, ports (was all); daily quota: none (was 5000); destinations switched off: 44, US (was none)',
    'Dienste: gnr, ports (vorher alle); Tageskontingent: keine (vorher 5000); abgeschaltete Ziele: 44, US (vorher keine)',
  ],
])('the detail %j is in German %j', (english, expected) => {
  expect(german.auditLogText.detail(english, 'user edited')).toBe(expected);
});

test.each([
  ['passkey added', 'Billing'],
  ['passkey removed', 'Reports; all'],
  ['key revoked', 'dpk_1a2b3c, Billing'],
  ['key kept', 'dpk_1a2b3c, Billing'],
  ['answer saved', 'Closed: all'],
  ['command run', 'open'],
])('a detail of “%s” that is a name stays as it is: %j', (action, name) => {
  expect(german.auditLogText.detail(name, action)).toBe(name);
});
