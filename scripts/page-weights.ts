/** Weighs the script of every screen in the built browser application, and fails if one exceeds its limit: npm run check:weight. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Kilobytes as browsers count them. */
const bytesPerKb = 1024;
/** Limits of the first page that anyone loads, and of every other one; gzip, without the parts that a screen fetches on demand. */
const limitsKb = { signIn: 100, other: 250 };

interface Chunk {
  file: string;
  /** The chunks that it needs to run. */
  imports?: string[];
  /** The chunks that it fetches on demand. */
  dynamicImports?: string[];
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
const signInPage = 'screens/LoginPage.tsx';

/**
 * One entry for each screen, tab or dialog that is fetched by itself: the document's own script, the part, the router around it unless it is shown without one,
 * and all that these import.
 */
export function pageWeights(manifest: Manifest, gzipBytes: (file: string) => number): PageWeight[] {
  const isShown = (name: string) => name.endsWith('.tsx') && !/^(?:app|\.\.)\//.test(name);
  const pages = Object.keys(manifest).filter((name) => isShown(name) && manifest[name]?.isDynamicEntry);
  for (const name of [document, router, signInPage]) if (!(name in manifest)) throw new Error(`The build has no ${name}`);
  const withoutRouter = new Set([...chunksOf(manifest, [document, signInPage])].flatMap((name) => manifest[name]?.dynamicImports ?? []));
  return pages.map((page) => {
    const roots = withoutRouter.has(page) ? [document, page] : [document, router, page];
    const bytes = [...filesOf(manifest, roots)].reduce((sum, file) => sum + gzipBytes(file), 0);
    return { page, kb: bytes / bytesPerKb, limitKb: page === signInPage ? limitsKb.signIn : limitsKb.other };
  });
}

function filesOf(manifest: Manifest, roots: readonly string[]): Set<string> {
  const files = [...chunksOf(manifest, roots)].map((name) => manifest[name]?.file ?? '');
  return new Set(files.filter((file) => file.endsWith('.js')));
}

/** Collects the named chunks and all that they need to run. */
function chunksOf(manifest: Manifest, roots: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of manifest[name]?.imports ?? []) visit(imported);
  };
  for (const root of roots) visit(root);
  return seen;
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
