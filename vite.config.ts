import tailwindcss from '@tailwindcss/vite';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { languageTags } from './src/shared/base/language.ts';

const web = join(import.meta.dirname, 'src/web');
/** The entry files of the sign-in page, which everyone loads first. */
const entries = ['main.tsx', 'screens/LoginPage.tsx'].map((file) => join(web, file));
const signInFiles = new Set(entries.flatMap((file) => [...filesBehind(file)]));

export default defineConfig({
  root: 'src/web',
  base: '/',
  plugins: [react(), tailwindcss(), withoutOtherLanguages(), withoutSummaries(), withCompressedFiles()],
  // The reader of workbooks is a chunk that the worker fetches with the first workbook.
  worker: { format: 'es' },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // Every supported browser preloads modules by itself.
    modulePreload: { polyfill: false },
    // A file inlined in a style sheet would need data: in the content security policy for fonts.
    assetsInlineLimit: 0,
    // For scripts/page-weights.ts. Its folder begins with a dot, so that the server does not serve it.
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The script that every visitor loads first holds the names of some hundred chunks: without words it is a kilobyte smaller.
        chunkFileNames: 'assets/[hash:7].js',
        // Many small files weigh more than one: those of the sign-in page are joined, and those that many screens share.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'sign-in',
              test: (file) => (signInFiles.has(file) && !entries.includes(file)) || file.includes('/node_modules/react/'),
            },
            { name: 'screens', test: (file) => file.startsWith(web) && !signInFiles.has(file), minShareCount: 20 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://localhost:3000' } },
});

/** A file of ours and all its static imports. */
function filesBehind(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import (?!type)|} from ).*?'([.][^'?]+[.]tsx?)'/gm);
  for (const [, path = ''] of imports) filesBehind(join(dirname(file), path), known);
  return known;
}

/** Drops texts in languages that the portal lacks from a library whose controls bring theirs in 34. */
function withoutOtherLanguages(): Plugin {
  const words = /\/react-(?:aria|stately)\/dist\/private\/intl\/.+\/([a-z]{2})-[A-Z]{2}\.m?js$/;
  return {
    name: 'without-other-languages',
    load: (file) => {
      const language = words.exec(file)?.[1];
      return language === undefined || languageTags.some((spoken) => spoken === language) ? null : 'export default {}';
    },
  };
}

/** Empties the summaries of calls, since no browser reads them: they are for the OpenAPI document. */
function withoutSummaries(): Plugin {
  const contracts = join(import.meta.dirname, 'src/shared/');
  return {
    name: 'without-summaries',
    enforce: 'pre',
    transform: (code, file) => (file.startsWith(contracts) ? code.replace(/(summary:\s*)(['"`])(?:\\.|(?!\2).)*\2/gs, "$1''") : null),
  };
}

/** Writes a compressed file beside each one, so that the server compresses nothing repeatedly. */
function withCompressedFiles(): Plugin {
  return {
    name: 'with-compressed-files',
    writeBundle: ({ dir = '' }, files) => {
      for (const file of Object.keys(files).filter((name) => /\.(?:js|css)$/.test(name))) {
        const path = join(dir, file);
        const content = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(content));
        writeFileSync(`${path}.gz`, gzipSync(content));
      }
    },
  };
}
