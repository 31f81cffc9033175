import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { areInstalled, programAt } from '../../src/server/test-support/programs.ts';
import dashboard from '../grafana/dashboard.json' with { type: 'json' };

const fileHere = (name: string) => join(import.meta.dirname, name);
const alerts = readFileSync(fileHere('alerts.yaml'), 'utf8');
const queries = dashboard.panels.flatMap((panel) => ('targets' in panel ? (panel.targets ?? []) : [])).map(({ expr }) => expr);
const promtool = (...args: readonly string[]) => execFileSync(programAt('promtool') ?? '', args, { encoding: 'utf8' });

const withPromtool = areInstalled('promtool');

test.runIf(withPromtool)('the alerts are rules that Prometheus reads, and go off when they should', () => {
  expect(promtool('check', 'rules', fileHere('alerts.yaml'))).toContain('SUCCESS');
  expect(promtool('test', 'rules', fileHere('alerts.test.yaml'))).toContain('SUCCESS');
});

test.runIf(withPromtool)('each query of the dashboard is one that Prometheus reads', () => {
  const directory = mkdtempSync(join(tmpdir(), 'dialplane-dashboard-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const rules = queries.map((expr, index) => ({ record: `query:${index}`, expr: expr.replaceAll('$__rate_interval', '5m') }));
  // JSON is YAML.
  writeFileSync(join(directory, 'rules.yaml'), JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
  expect(promtool('check', 'rules', join(directory, 'rules.yaml'))).toContain(`SUCCESS: ${queries.length} rules found`);
});

test('alerts and dashboard ask for what the portal counts', () => {
  const page = readFileSync(fileHere('../../docs/operate.md'), 'utf8');
  const counted = [...page.matchAll(/^\| `(dialplane_\w+)` \|/gm)].map(([, name = '']) => name);
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const known = new Set([...counted, ...registry.getMetricsAsArray().map(({ name }) => name)]);
  const asked = [alerts, ...queries].join('\n').match(/\b(dialplane|nodejs|process)_\w+/g) ?? [];
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.map((name) => name.replace(/_(bucket|count|sum)$/, '')).filter((name) => !known.has(name))).toEqual([]);
});

test('each panel of the dashboard has an id of its own', () => {
  const ids = dashboard.panels.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test('what the portal counts of itself is on the dashboard', () => {
  const page = readFileSync(fileHere('../../docs/operate.md'), 'utf8');
  const shown = queries.join('\n');
  const counted = [...page.matchAll(/^\| `(dialplane_\w+)` \|/gm)].map(([, name = '']) => name);
  expect(counted.filter((name) => !shown.includes(name))).toEqual([]);
});

test('each alert has a paragraph that says what to do, and no other has one', () => {
  const page = readFileSync(fileHere('../../docs/operate.md'), 'utf8');
  const section = page.slice(page.indexOf('\n## Alerts\n'), page.indexOf('\n## Upstreams\n'));
  const explained = [...section.matchAll(/^### (\w+)\n\S/gm)].map(([, name]) => name);
  const names = [...alerts.matchAll(/^ {6}- alert: (\w+)$/gm)].map(([, name]) => name);
  expect(names).toHaveLength(24);
  expect(new Set(explained)).toEqual(new Set(names));
});
