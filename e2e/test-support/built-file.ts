import { readFileSync } from 'node:fs';

let manifest: Record<string, { file: string }> | undefined;

/** The built file of a module that is fetched by itself; `module` is its path below src/web. */
export function builtFile(module: string): string {
  // A parsing edge: Vite writes this file.
  manifest ??= JSON.parse(readFileSync(new URL('../../dist/web/.vite/manifest.json', import.meta.url), 'utf8')) as typeof manifest;
  const file = manifest?.[module]?.file;
  if (file === undefined) throw new Error(`The build has no ${module}`);
  return file;
}
