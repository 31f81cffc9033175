/** Entries that need no server: screens, meanings of fields and reason codes, and actions. */
import { reasonCodes } from '../../shared/services/reason-codes.ts';
import { isPlain, routes, type PlainPath } from '../../shared/base/routes.ts';
import { bits, holds } from '../../shared/base/permissions.ts';
import type { ThemeChoice } from '../browser/theme.ts';
import { legendFields } from '../ui/legend.text.ts';
import { describeReasonCode } from '../ui/reason-codes.text.ts';
import type { AccountSection } from '../navigation/account-sections.ts';
import { mayOpen } from '../navigation/guard.ts';
import { keyedPaths, screenKeys } from '../navigation/screen-keys.ts';
import { englishTitles, screensText } from '../navigation/screens.text.ts';
import { commandBoxText } from './command-box.text.ts';
import { entriesMatching, mostEntries, type Entry, type Listed, type Visitor } from './entry.ts';

/** Tabs of screens that people look for by name, with the permission that each needs besides its screen's. */
const tabs: readonly { name: keyof typeof commandBoxText.tabs; path: PlainPath; id: string; permission?: number }[] = [
  { name: 'numberLookup', path: '/gnr-search', id: 'number-lookup' },
  { name: 'whatChanged', path: '/gnr-search', id: 'what-changed' },
  { name: 'rangeTree', path: '/gnr-search', id: 'range-tree' },
  { name: 'batchQuery', path: '/testing', id: 'batch-query', permission: bits.batch_query },
  { name: 'batchResults', path: '/testing', id: 'batch-results' },
  { name: 'decoder', path: '/testing', id: 'decoder' },
  { name: 'previousDay', path: '/reports', id: 'previous-day' },
  { name: 'tailoredSearch', path: '/reports', id: 'tailored-search' },
  { name: 'queryRecords', path: '/reports', id: 'query-records' },
  { name: 'auditLog', path: '/users', id: 'audit-log' },
];

/** Names for the sections of My Account. */
const accountSections = [
  ['password', 'change-password'],
  ['email', 'change-email'],
  ['passkeys', 'passkeys'],
  ['authenticatorApp', 'authenticator-app'],
  ['language', 'language'],
  ['times', 'times'],
  ['singleKeys', 'keys'],
  ['apiKeys', 'api-keys'],
  ['createKey', 'api-keys'],
  ['sessions', 'open-sessions'],
] as const satisfies readonly (readonly [keyof typeof commandBoxText.account, AccountSection])[];

/** The screens that the visitor can open, named as in the menu, and the tabs with a name of their own. */
export function screenEntries(visitor: Visitor): Listed[] {
  const open = routes.filter(isPlain).filter((route) => mayOpen(route, visitor));
  const isOpen = (path: PlainPath) => open.some((route) => route.path === path);
  const screens = keyedPaths.filter(isOpen).map((path): Listed => {
    const letter = screenKeys[path];
    const act = path === '/serviceLegend' ? { open: path } : { go: path };
    return {
      id: path,
      title: screensText.titles[path],
      alias: englishTitles[path],
      keys: letter === null ? undefined : `g ${letter}`,
      act,
    };
  });
  const ofTabs = tabs
    .filter(({ path, permission }) => isOpen(path) && (permission === undefined || holds(visitor.permissions, permission)))
    .map(({ name, path, id }): Listed => ({ ...tabTitles(name, path), id: `${path} ${id}`, act: { go: `${path}?tab=${id}` } }));
  return [...screens, ...ofTabs];
}

/** The sections of My Account, by their names. A support view shows none of them, and without a permission there are no keys. */
export function accountEntries({ isSupportView, permissions }: Visitor): Listed[] {
  if (isSupportView) return [];
  const detail = screensText.titles['/account'];
  return accountSections
    .filter(([, section]) => section !== 'api-keys' || permissions !== 0)
    .map(([name, section]) => {
      const title = commandBoxText.account[name];
      return { id: `/account ${name}`, title, detail, alias: spaced(name), act: { go: `/account#${section}` } };
    });
}

function tabTitles(name: keyof typeof commandBoxText.tabs, path: PlainPath) {
  return { title: commandBoxText.tabs[name], detail: screensText.titles[path], alias: `${name} ${spaced(name)}` };
}

/** Makes the English name of a tab from its key: "batchQuery" is "batch query". */
function spaced(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

const themes: readonly ThemeChoice[] = ['light', 'dark', 'system'];

export function actionEntries({ isSupportView }: Visitor): Listed[] {
  const { signOut, theme, keys, leaveView } = commandBoxText.actions;
  return [
    { id: 'keys', title: keys, keys: '?', act: { showKeys: true } },
    ...themes.map((choice): Listed => ({ id: `theme ${choice}`, title: theme[choice], act: { theme: choice } })),
    ...(isSupportView ? [{ id: 'leave view', title: leaveView, act: { leaveView: true } } as const] : []),
    { id: 'sign out', title: signOut, alias: englishTitles['/auth/logout'], act: { go: '/auth/logout' } },
  ];
}

/** Shorter texts occur in too many definitions. */
const fewestLetters = 3;

/** True if a reason code or a field has this name. */
export function isNamed(typed: string): boolean {
  const text = typed.trim().toLowerCase();
  return [...fields, ...codes].some(({ alias }) => alias === text);
}

/** Finds reason codes by number and fields by name, and both by words of their meaning. */
export function meaningEntries(typed: string): Entry[] {
  const text = typed.trim().toLowerCase();
  const named = [...fields, ...codes].filter(({ alias }) => alias === text || `rc ${alias}` === text);
  if (text.length < fewestLetters || /^\d+$/.test(text)) return named;
  const others = entriesMatching([...fields, ...codes], typed).filter(({ id }) => named.every((entry) => entry.id !== id));
  return [...named, ...others].slice(0, mostEntries);
}

const fields = legendFields().map(({ name, definition }): Listed => ({
  id: `field ${name}`,
  title: commandBoxText.meanings.field(name),
  detail: definition,
  alias: name.toLowerCase(),
  act: { open: `/serviceLegend#${name}` },
}));

/** The entry shows the meaning; the window has the whole list. */
const codes = reasonCodes.map(({ reasonCode }): Listed => ({
  id: `code ${reasonCode}`,
  title: commandBoxText.meanings.code(reasonCode),
  detail: describeReasonCode(reasonCode),
  alias: String(reasonCode),
  act: { open: `/serviceLegend#rc-${reasonCode}` },
}));
