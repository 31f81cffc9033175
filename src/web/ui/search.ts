/** The query string of a screen, as the router has it. Not in browser/, which the sign-in page loads: that page does without the router. */
import { useNavigate, useRouter, useSearch, type RegisteredRouter } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';

export type Search = Readonly<Record<string, unknown>>;

/** Parameters named by a schema. A screen without any has an index signature instead, which is dropped. */
type NamesOf<Schema> = keyof { [Name in keyof Schema as string extends Name ? never : Name]: 1 };
type Screens = RegisteredRouter['routesByPath'];

/** A parameter in the schema of some screen. */
export type ParameterName = { [Path in keyof Screens]: NamesOf<Screens[Path]['types']['fullSearchSchema']> }[keyof Screens];

/** A table whose view and filter column are in the address. */
export type TableName = ParameterName extends infer Parameter ? (Parameter extends `${infer Name}-by` ? Name : never) : never;

interface Change {
  /** True to add an entry to the history, so that Back undoes the change; otherwise the address is replaced. */
  push?: boolean;
  /** Fragment; default: the current one. */
  hash?: string;
}

/**
 * Changes only the query string: the screen, its scroll and the fragment stay, and no form is left. `change` receives the current address, which a screen
 * that is being drawn may not have yet.
 */
export function useChangeSearch() {
  const navigate = useNavigate();
  const { history } = useRouter();
  return useCallback(
    (change: (now: Search) => Search, { push = false, hash }: Change = {}) =>
      void navigate({
        to: '.',
        // The routes name their own parameters; tables and tabs add theirs.
        search: change as never,
        // Raw as in the address: the router decodes what it reads.
        hash: hash ?? history.location.hash.slice(1),
        replace: !push,
        resetScroll: false,
        hashScrollIntoView: false,
        ignoreBlocker: true,
      }),
    [navigate, history],
  );
}

/** Returns the selected part of the query string, for elements of many screens, such as tables and tabs. */
export function useScreenSearch<Selected>(select: (search: Search) => Selected): Selected {
  const search: Search = useSearch({ strict: false });
  return select(search);
}

/** Returns a reader of the current query string, for handlers. */
export function useSearchNow(): () => Search {
  const router = useRouter();
  return useCallback(() => router.latestLocation.search, [router]);
}

/**
 * Returns one parameter from the history, ahead of the router, which draws a moment later: for a text field, which would lose letters if the router supplied
 * its text.
 */
export function useSearchTextNow(name: ParameterName): string | null {
  const { history, options } = useRouter();
  return useSyncExternalStore(history.subscribe, () => textOf(options.parseSearch(history.location.search)[name]));
}

/** Returns one parameter and its setter; `null` removes it. */
export function useSearchParameter(name: ParameterName): [string | null, (value: string | null, how?: Pick<Change, 'push'>) => void] {
  const value = useScreenSearch((search) => textOf(search[name]));
  const change = useChangeSearch();
  return [value, (next, how) => change((now) => ({ ...now, [name]: next ?? undefined }), how)];
}

/** Returns the text of a parameter; a repeated one counts as its first. Null if it is no text. */
export function textOf(value: unknown): string | null {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : null;
}
