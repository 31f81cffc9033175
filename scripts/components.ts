/**
 * Lists the portal's components (CycloneDX, `dist/components.cdx.json`) and their licences (`dist/licences.csv`), without the network. Fails if a licence is
 * missing or not allowed: npm run check:components.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The SPDX ids of licences that let the portal be used, changed and passed on under its own licence. Files under MPL-2.0 are used unchanged. */
const allowed = new Set(
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 MPL-2.0 OFL-1.1 Python-2.0 Unlicense Zlib CC0-1.0'.split(' '),
);

/** Licences of packages older than the manifest's field for it, read from their licence file or description. */
const readByHand: Readonly<Record<string, string>> = {
  busboy: 'MIT',
  dicer: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
};

interface Lock {
  readonly packages: Readonly<Record<string, { version?: string; license?: string; optional?: boolean; devOptional?: boolean }>>;
}

/** True if an SPDX expression of one kind of word (all `AND`, or all `OR`) allows the portal's use. */
export function isAllowed(licence: string | undefined): boolean {
  const words = (licence ?? '').replaceAll(/[()]/g, '').split(/ (AND|OR) /);
  const names = words.filter((_, index) => index % 2 === 0);
  return words.includes('OR') ? names.some((name) => allowed.has(name)) : names.every((name) => allowed.has(name));
}

/** Every package of the lock file, by name. */
export function licencesOf({ packages }: Lock): { name: string; version: string; licence: string | undefined }[] {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license }]) => {
      const name = nameOf(path);
      return { name, version, licence: license ?? readByHand[name] };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** Packages of the lock file that the components lack. An optional package is installed on its own platform only. */
export function missingFrom(components: readonly { purl: string }[], { packages }: Lock): string[] {
  const there = new Set(components.map(({ purl }) => decodeURIComponent(purl.replace(/\?.*$/, ''))));
  return Object.entries(packages)
    .filter(([path, { optional, devOptional }]) => path !== '' && !optional && !devOptional)
    .filter(([path, { version }]) => !there.has(`pkg:npm/${nameOf(path)}@${version}`))
    .map(([path, { version }]) => `${nameOf(path)} ${version}`);
}

function nameOf(path: string): string {
  return path.replace(/^.*node_modules\//, '');
}

function check(root: string): string[] {
  // A parsing edge: npm writes both.
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const sbom = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--offline'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (sbom.status !== 0) return [`npm could not list the components: ${sbom.stderr}`];
  const { components } = JSON.parse(sbom.stdout) as { components: { purl: string }[] };
  const licences = licencesOf(lock);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist/components.cdx.json'), sbom.stdout);
  const lines = licences.map(({ name, version, licence }) => `${name};${version};${licence ?? ''}\n`);
  writeFileSync(join(root, 'dist/licences.csv'), `package;version;licence\n${lines.join('')}`);
  return [
    ...licences
      .filter(({ licence }) => !isAllowed(licence))
      .map(({ name, licence }) => `${name} has the licence ${licence ?? 'that it does not name'}`),
    ...missingFrom(components, lock).map((name) => `${name} is missing in the list of components`),
  ];
}

if (import.meta.main) {
  const faults = check(join(import.meta.dirname, '..'));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
