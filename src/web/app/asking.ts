/** Asks for what a screen reads first while its code is on the way. */
import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ParsedLocation } from '@tanstack/react-router';
import type { Endpoint, InputOf } from '../../shared/base/endpoint.ts';
import { routeOf } from '../../shared/base/routes.ts';
import { apiDocument } from '../api/api-document.ts';
import { askAhead, replyOf } from '../api/queries.ts';
import { decideNavigation } from '../navigation/guard.ts';
import { currentSession } from '../session/session.ts';
import type { Search } from '../ui/search.ts';
import type { FirstReadOf } from './first-reads.ts';

interface Loaded {
  location: ParsedLocation;
  /** Whether a link was only pointed at. */
  preload: boolean;
}

/** A loader that waits for nothing and keeps nothing: the screen says in its own place that it is loading, or what failed. */
export function asking(firstRead: FirstReadOf) {
  return ({ location, preload }: Loaded): void => {
    const id = location.pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
    // As the router reads a query string.
    const search = location.search as Search;
    const read = opens(location, preload) ? firstRead({ id, search, isSupportView: currentSession().isSupportView }) : undefined;
    if (read === undefined) return;
    const how = { isFollowed: !preload };
    if (read === 'API document') return askAhead(apiDocument as FetchQueryOptions, how);
    const { endpoint, input } = read;
    askAhead(replyOf(endpoint, input as InputOf<Endpoint>, read.how) as FetchQueryOptions, how);
  };
}

/**
 * A link may be pointed at whose screen the guard would not open. What a support view looks at stands in the audit log, so that what it points at is
 * not asked for.
 */
function opens({ pathname, searchStr, hash }: ParsedLocation, isPointedAt: boolean): boolean {
  const session = currentSession();
  if (session.isSupportView && isPointedAt) return false;
  const visitor = { ...session, needsFactor: session.userInfo?.needsFactor === true };
  return decideNavigation({ pathname, search: searchStr, hash }, routeOf(pathname), visitor).kind === 'stay';
}
