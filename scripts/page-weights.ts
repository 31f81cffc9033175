/** Weighs the script of every screen in the built browser application, and fails where one is over its limit: npm run check:weight. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** As browsers count it. */
const bytesPerKb = 1024;
/** The first page that anybody loads, and every other one; gzip, without what a screen fetches only when it is asked to. */
const limitsKb = { signIn: 100, other: 250 };

interface Chunk {
  file: string;
  /** The chunks that it cannot run without. */
  imports?: string[];
  isDynamicEntry?: boolean;
}

type Manifest = Record<string, Chunk>;

export interface PageWeight {
  page: string;
  kb: number;
  limitKb: number;
}

const document = 'index.html';
const router = 'app/RoutedScreens.tsx';
const signInPage = 'pages/auth/LoginPage.tsx';

/** One entry a page: the document's own script, the page, the router around it unless it is a sign-in screen, and all that these import. */
export function pageWeights(manifest: Manifest, gzipBytes: (file: string) => number): PageWeight[] {
  const pages = Object.keys(manifest).filter((name) => name.startsWith('pages/') && manifest[name]?.isDynamicEntry);
  for (const name of [document, router, signInPage]) if (!(name in manifest)) throw new Error(`The build has no ${name}`);
  return pages.map((page) => {
    const roots = page.startsWith('pages/auth/') ? [document, page] : [document, router, page];
    const bytes = [...filesOf(manifest, roots)].reduce((sum, file) => sum + gzipBytes(file), 0);
    return { page, kb: bytes / bytesPerKb, limitKb: page === signInPage ? limitsKb.signIn : limitsKb.other };
  });
}

function filesOf(manifest: Manifest, roots: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of manifest[name]?.imports ?? []) visit(imported);
  };
  for (const root of roots) visit(root);
  return new Set([...seen].map((name) => manifest[name]?.file ?? '').filter((file) => file.endsWith('.js')));
}

function weighBuild(): void {
  const built = join(import.meta.dirname, '../dist/web');
  // A parsing edge: Vite writes this file.
  const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Manifest;
  const weights = pageWeights(manifest, (file) => gzipSync(readFileSync(join(built, file))).byteLength);
  console.log('Script of each screen, gzip, in kB of 1,024 bytes');
  for (const { page, kb, limitKb } of weights.toSorted((a, b) => a.page.localeCompare(b.page))) {
    console.log(`${kb > limitKb ? 'OVER' : '    '} ${kb.toFixed(1).padStart(6)} of ${limitKb}  ${page}`);
  }
  if (weights.some(({ kb, limitKb }) => kb > limitKb)) process.exitCode = 1;
}

if (import.meta.main) weighBuild();
