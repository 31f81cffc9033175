import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const signInParts =
  /src\/(shared\/(api\/message|limits|password|permissions)|web\/(api\/field-errors|pages\/auth\/(refusal|sign-in|use-one-request)|ui\/(Alert|ErrorList|Field|TextField)))\.tsx?$/;

export default defineConfig({
  root: 'src/web',
  base: '/',
  plugins: [react(), tailwindcss()],
  // The reader of workbooks is a part that the worker fetches with the first one.
  worker: { format: 'es' },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // Every supported browser preloads modules by itself.
    modulePreload: { polyfill: false },
    // A file in a style sheet's own address would need data: in the content security policy for fonts.
    assetsInlineLimit: 0,
    // For scripts/page-weights.ts. Its folder begins with a dot, so that the server does not serve it.
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Names of some hundred parts stand in the script that every visitor loads first: without words they take a kilobyte less.
        chunkFileNames: 'assets/[hash].js',
        // What the sign-in page is drawn with, in one file: as many small ones they would weigh more.
        codeSplitting: { groups: [{ name: 'sign-in', test: signInParts, includeDependenciesRecursively: false }] },
      },
    },
  },
  server: { proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://localhost:3000' } },
});
