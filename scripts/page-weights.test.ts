import { expect, test } from 'vitest';
import { pageWeights } from './page-weights.ts';

/** Sizes in kB of 1,024 bytes, by file. */
const sizes: Record<string, number> = { 'entry.js': 80, 'router.js': 40, 'shared.js': 15, 'login.js': 10, 'home.js': 1, 'home.css': 500 };
const manifest = {
  'index.html': { file: 'entry.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js' },
  'app/RoutedScreens.tsx': { file: 'router.js', imports: ['_shared.js', 'index.html'], isDynamicEntry: true },
  'pages/auth/LoginPage.tsx': { file: 'login.js', imports: ['index.html', '_shared.js'], isDynamicEntry: true },
  'pages/home/HomePage.tsx': { file: 'home.js', imports: ['_shared.js', '_style'], isDynamicEntry: true },
  _style: { file: 'home.css' },
};
const weights = () => pageWeights(manifest, (file) => (sizes[file] ?? 0) * 1024);

test('a page weighs the scripts that it cannot do without, each once; a screen behind the sign-in needs the router, too', () => {
  expect(weights()).toEqual([
    { page: 'pages/auth/LoginPage.tsx', kb: 105, limitKb: 100 },
    { page: 'pages/home/HomePage.tsx', kb: 136, limitKb: 250 },
  ]);
});

test('a build in which a page is called otherwise is no light one', () => {
  const { 'pages/auth/LoginPage.tsx': _login, ...renamed } = manifest;
  expect(() => pageWeights(renamed, () => 0)).toThrow('pages/auth/LoginPage.tsx');
});
