/** `ensure.mjs` in a small project of its own, with the real npm: its one package stands in for the tool that builds. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const makesThePage = `#!/usr/bin/env node
require('node:fs').mkdirSync('dist/web', { recursive: true });
require('node:fs').writeFileSync('dist/web/index.html', 'the page');
`;

/** A project whose build needs a package that production does not. */
function makeProject({ builds = makesThePage } = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'dialplane-ensure-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ['scripts', 'src/web', 'src/shared', 'vite']) mkdirSync(join(root, folder), { recursive: true });
  copyFileSync(join(import.meta.dirname, 'ensure.mjs'), join(root, 'scripts/ensure.mjs'));
  writeFileSync(join(root, 'vite.config.ts'), '');
  writeFileSync(join(root, 'vite/package.json'), JSON.stringify({ name: 'vite', version: '1.0.0', bin: 'vite.js' }));
  writeFileSync(join(root, 'vite/vite.js'), builds, { mode: 0o755 });
  const project = { name: 'project', version: '1.0.0', type: 'module', devDependencies: { vite: 'file:vite' } };
  writeFileSync(join(root, 'package.json'), JSON.stringify({ ...project, scripts: { build: 'vite build' } }));
  const packages = {
    '': project,
    vite: { version: '1.0.0', dev: true, bin: { vite: 'vite.js' } },
    'node_modules/vite': { resolved: 'vite', link: true },
  };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ name: 'project', version: '1.0.0', lockfileVersion: 3, packages }));
  return root;
}

function ensure(root: string, env: Record<string, string> = {}) {
  // The small project has no pinned Node of its own, and must not see the tools of this one.
  const others = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const PATH = [dirname(process.execPath), ...others].join(delimiter);
  const found = spawnSync(process.execPath, [join(root, 'scripts/ensure.mjs'), 'install', 'build', '--', '-p', '"it runs"'], {
    encoding: 'utf8',
    env: { PATH, HOME: root, ...env },
  });
  return { code: found.status, output: found.stdout + found.stderr };
}

test.each([{ NODE_ENV: 'production' }, { NPM_CONFIG_OMIT: 'dev' }])('a fresh clone installs, builds and starts with %o', (env) => {
  const root = makeProject();
  expect(ensure(root, env)).toMatchObject({ code: 0, output: expect.stringContaining('it runs') });
  expect(existsSync(join(root, 'dist/web/index.html'))).toBe(true);
});

test('what was installed without the tools that build is installed again', () => {
  const root = makeProject();
  expect(ensure(root).code).toBe(0);
  for (const gone of ['node_modules/vite', 'dist']) rmSync(join(root, gone), { recursive: true });
  expect(ensure(root)).toMatchObject({ code: 0, output: expect.stringContaining('Installing dependencies') });
});

test('a step that ends well without what it makes is a fault, at the next start too', () => {
  const root = makeProject({ builds: '#!/usr/bin/env node\n' });
  for (const _ of ['first', 'second']) {
    const { code, output } = ensure(root);
    expect(code).toBe(1);
    expect(output).toContain('dist/web/index.html is missing');
    expect(output).not.toContain('it runs');
  }
});
