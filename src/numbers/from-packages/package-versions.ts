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

/** Not `require`: a package may keep its manifest out of its exports. */
function manifestOf(name: string): string {
  const manifest = findPackageJSON(name, import.meta.url);
  if (manifest === undefined) throw new Error(`The package ${name} is not installed`);
  return manifest;
}
