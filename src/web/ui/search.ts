/** What stands behind the "?" of a screen, as the router has it. Not in browser/, which the sign-in page loads: that page does without the router. */
import { useNavigate, useRouter, useSearch, type RegisteredRouter } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';

export type Search = Readonly<Record<string, unknown>>;

/** The parameters that a schema names: a screen without any has a schema of any name, for nothing. */
type NamesOf<Schema> = keyof { [Name in keyof Schema as string extends Name ? never : Name]: 1 };
type Screens = RegisteredRouter['routesByPath'];

/** A parameter that some screen has in its schema. */
export type ParameterName = { [Path in keyof Screens]: NamesOf<Screens[Path]['types']['fullSearchSchema']> }[keyof Screens];

/** A table whose view, and the column that its filter looks in, stand in the address. */
export type TableName = ParameterName extends infer Parameter ? (Parameter extends `${infer Name}-by` ? Name : never) : never;

interface Change {
  /** Leaves the present entry of the history, so that Back undoes the change; else the changed address takes its place. */
  push?: boolean;
  /** The fragment; the present one unless said otherwise. */
  hash?: string;
}

/**
 * Changes the query string and nothing else: the screen, its scroll and the fragment stay, and no form is left.
 * `change` gets what the address has by now, which a screen that is being drawn may not have yet.
 */
export function useChangeSearch() {
  const navigate = useNavigate();
  const { history } = useRouter();
  return useCallback(
    (change: (now: Search) => Search, { push = false, hash }: Change = {}) =>
      void navigate({
        to: '.',
        // The routes name their own parameters; tables and tabs write theirs beside them.
        search: change as never,
        // As it is written there: what the router reads from it is decoded.
        hash: hash ?? history.location.hash.slice(1),
        replace: !push,
        resetScroll: false,
        hashScrollIntoView: false,
        ignoreBlocker: true,
      }),
    [navigate, history],
  );
}

/** What `select` makes of the query string, for what belongs to no one screen, such as tables and tabs. */
export function useScreenSearch<Selected>(select: (search: Search) => Selected): Selected {
  const search: Search = useSearch({ strict: false });
  return select(search);
}

/** What the address has by now, for a handler. */
export function useSearchNow(): () => Search {
  const router = useRouter();
  return useCallback(() => router.latestLocation.search, [router]);
}

/**
 * One parameter as the history has it, ahead of the router, which draws a moment later: for a field that is typed in. A field that got its text
 * back from the router would lose letters.
 */
export function useSearchTextNow(name: ParameterName): string | null {
  const { history, options } = useRouter();
  return useSyncExternalStore(history.subscribe, () => textOf(options.parseSearch(history.location.search)[name]));
}

/** One parameter, and how to set it; `null` takes it out. */
export function useSearchParameter(name: ParameterName): [string | null, (value: string | null, how?: Pick<Change, 'push'>) => void] {
  const value = useScreenSearch((search) => textOf(search[name]));
  const change = useChangeSearch();
  return [value, (next, how) => change((now) => ({ ...now, [name]: next ?? undefined }), how)];
}

/** A parameter that is there twice counts as its first. */
export function textOf(value: unknown): string | null {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : null;
}
