import { expect, test } from 'vitest';
import { pageWeights } from './page-weights.ts';

/** Sizes in kB of 1,024 bytes, by file. */
const sizes: Record<string, number> = { 'entry.js': 80, 'router.js': 40, 'shared.js': 15, 'login.js': 10, 'home.js': 1, 'home.css': 500 };
const manifest = {
  'index.html': { file: 'entry.js', imports: ['_shared.js'], dynamicImports: ['screens/LoginPage.tsx', 'app/RoutedScreens.tsx'] },
  '_shared.js': { file: 'shared.js' },
  'app/RoutedScreens.tsx': { file: 'router.js', imports: ['_shared.js', 'index.html'], isDynamicEntry: true },
  'screens/LoginPage.tsx': { file: 'login.js', imports: ['index.html', '_shared.js'], isDynamicEntry: true },
  'screens/HomePage.tsx': { file: 'home.js', imports: ['_shared.js', '_style'], isDynamicEntry: true },
  _style: { file: 'home.css' },
};
const weights = () => pageWeights(manifest, (file) => (sizes[file] ?? 0) * 1024);

test('a page weighs the scripts that it cannot do without, each once; a screen behind the sign-in needs the router, too', () => {
  expect(weights()).toEqual([
    { page: 'screens/LoginPage.tsx', kb: 105, limitKb: 100 },
    { page: 'screens/HomePage.tsx', kb: 136, limitKb: 250 },
  ]);
});

test('a build in which a page is called otherwise is no light one', () => {
  const { 'screens/LoginPage.tsx': _login, ...renamed } = manifest;
  expect(() => pageWeights(renamed, () => 0)).toThrow('screens/LoginPage.tsx');
});
