/**
 * Holds the tables of `import-rules.ts`: a folder, a file at a root or an import that is missing there is a fault. Circles between files are the lint's
 * (`.oxlintrc.json`).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  aboveScreens,
  allowedAreas,
  allowedImports,
  endpointFile,
  everything,
  forEveryFolder,
  parts,
  refusedPackages,
  subjects,
  typesForEveryFolder,
  withinTheirArea,
  withoutContract,
} from './import-rules.ts';

/** Names that tools and people take for output of a build. */
const outputNames = ['build', 'dist', 'out', 'lib', 'bin', 'target', 'coverage'];

interface Import {
  readonly from: string;
  readonly to: string;
  /** `import type`, which leaves nothing at run time. */
  readonly isType: boolean;
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && existsSync(file));
const imports = files.filter((file) => !/\.test\.tsx?$/.test(file)).flatMap(importsOf);
const contracts = new Set([endpointFile, ...imports.filter(({ to }) => to === endpointFile).map(({ from }) => from)]);

/** Static, dynamic and side-effect imports, and modules that a thread is started from. */
function importsOf(from: string): Import[] {
  const found = readFileSync(from, 'utf8').matchAll(/(import type [^;]*?)?(?:from |import\(|import |new URL\()'(\.[^'?]+\.tsx?)/g);
  return [...found]
    .map(([, type, path = '']) => ({ from, to: posix.join(posix.dirname(from), path), isType: type !== undefined }))
    .filter(({ to }) => to.startsWith('src/'));
}

function partOf(file: string): { area: string; part: string; path: string } {
  const [, area = '', part = ''] = file.split('/');
  return { area, part, path: `${area}/${part}` };
}

function isAllowed({ from, to, isType }: Import): boolean {
  if (to === typesForEveryFolder || from === typesForEveryFolder) return isType;
  const [own, other] = [partOf(from), partOf(to)];
  if (own.area !== other.area) return allowedAreas[own.area]?.includes(other.area) === true && mayLeaveFor(own.path, to);
  const allowed = allowedImports[own.area]?.[own.part] ?? [];
  return own.part === other.part || allowed === everything || allowed.includes(other.part);
}

function mayLeaveFor(path: string, file: string): boolean {
  if (forEveryFolder.includes(file)) return true;
  return !withinTheirArea.includes(path) && !(contracts.has(file) && withoutContract.includes(path));
}

const written = (some: readonly Import[]) => some.map(({ from, to }) => `${from} imports ${to}`);

test('no part imports what does not stand in its line', () => {
  expect(imports.length).toBeGreaterThan(1_000);
  expect(written(imports.filter((one) => !isAllowed(one)))).toEqual([]);
});

test('no area imports a package that it does without', () => {
  const refused = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^(?:(?:import|export) [^;`]*?from |import )'([^.'][^']*)'/gm)].map(([, name = '']) => ({
        file,
        name,
      })),
    )
    .filter(({ file, name }) => refusedPackages[partOf(file).area]?.test(name) === true);
  expect(refused).toEqual([]);
});

test('every folder and every file at a root has its line, and every line is of something that is there', () => {
  const there = new Set(files.filter((file) => !/\.test\.tsx?$/.test(file)).map((file) => partOf(file).path));
  const listed = Object.entries(allowedImports).flatMap(([area, own]) => Object.keys(own).map((part) => `${area}/${part}`));
  expect([...there].toSorted()).toEqual(listed.toSorted());
});

test('the lines make no circle', () => {
  for (const own of Object.values(allowedImports)) {
    const done = new Set<string>();
    const below = (part: string, path: readonly string[]): void => {
      expect(path, `a circle through ${part}`).not.toContain(part);
      if (done.has(part)) return;
      for (const next of own[part] ?? []) if (next !== '*') below(next, [...path, part]);
      done.add(part);
    };
    for (const part of Object.keys(own)) below(part, []);
  }
});

test('nothing but the frame imports a screen', () => {
  const within = imports.filter(({ from, to }) => partOf(to).path === 'web/screens' && !aboveScreens.includes(partOf(from).path));
  expect(written(within)).toEqual([]);
});

test('one part of the browser says why something could not be loaded', () => {
  const others = imports.filter(({ from, to }) => to === 'src/web/ui/LoadFailure.tsx' && from !== 'src/web/api/Loaded.tsx');
  expect(written(others)).toEqual([]);
});

test('a list that is read on is asked for in one place', () => {
  const asking = files.filter((file) => /useInfiniteQuery/.test(readFileSync(file, 'utf8')));
  expect(asking).toEqual(['src/web/api/use-pages.ts']);
});

test('a form that sends a call is made in one place', () => {
  const made = files.filter((file) => /useContractForm[(<]/.test(readFileSync(file, 'utf8')));
  expect(made).toEqual([
    'src/web/api/use-call-form.ts',
    'src/web/api/use-contract-form.ts',
    // It sends a file, in stages that a dialog shows.
    'src/web/batches/BatchForm.tsx',
    // The search goes into the address.
    'src/web/reports/tailored-search/use-tailored-search.ts',
    // Nobody is signed in yet.
    'src/web/sign-in/use-auth-form.ts',
  ]);
});

test('behind the sign-in the router alone writes the address', () => {
  const writing = files.filter((file) => file.startsWith('src/web/') && /\b(?:goTo|replaceWith)\(/.test(readFileSync(file, 'utf8')));
  const besideRouter = ['src/web/sign-in/', 'src/web/session/', 'src/web/screens/'];
  expect(writing.filter((file) => !besideRouter.some((folder) => file.startsWith(folder)))).toEqual([
    // Decides before a screen is drawn.
    'src/web/app/navigation-guard.ts',
    'src/web/browser/history.ts',
    'src/web/main.tsx',
    // Also on the sign-in page, whose links have no router.
    'src/web/ui/PortalLink.tsx',
  ]);
  const signIn = ['AuthenticatePage', 'LoginPage', 'LogoutPage', 'SingleSignOnPage'];
  const screens = writing.filter((file) => file.startsWith('src/web/screens/'));
  expect(screens).toEqual(signIn.map((screen) => `src/web/screens/${screen}.tsx`));
});

test('a table that only lists is a PlainTable', () => {
  const drawn = files.filter((file) => /<table\b/.test(readFileSync(file, 'utf8')));
  expect(drawn).toEqual([
    // The head is that of a customer's file, which can repeat a title.
    'src/web/batches/file/SheetPreview.tsx',
    // Three columns in a card, with a bar for each row.
    'src/web/range-search/BranchFacts.tsx',
    // A column a service, as narrow as they come, on paper too.
    'src/web/services/LegendTable.tsx',
    // Fields down, services across.
    'src/web/single-query/AnswerMatrix.tsx',
    // A row opens to the cells of its state.
    'src/web/single-query/ServiceResults.tsx',
    // One cell replaces three if nothing was queried.
    'src/web/status/StatusTable.tsx',
    'src/web/ui/table/DataTable.tsx',
    'src/web/ui/table/PlainTable.tsx',
  ]);
});

describe('Names', () => {
  test('a folder is called by the word of its subject, or is a part of its area', () => {
    for (const [area, own] of Object.entries(parts)) {
      const folders = Object.keys(allowedImports[area] ?? {}).filter((part) => !part.includes('.'));
      expect(folders.filter((folder) => !subjects.includes(folder) && !own.includes(folder))).toEqual([]);
    }
  });

  test('no folder is called like the output of a build', () => {
    expect(files.filter((file) => file.split('/').some((part) => outputNames.includes(part)))).toEqual([]);
  });

  test('no file or folder has a name that says nothing of its subject', () => {
    const empty = /^(utils?|helpers?|common|misc|types|index)(\.|$)/;
    expect(files.filter((file) => file.split('/').some((part) => empty.test(part)))).toEqual([]);
  });
});
