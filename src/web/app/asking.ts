/** Loaders of the routes: fetch the first read of a screen while its code loads. */
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
  /** True if the link was only hovered. */
  preload: boolean;
}

/** Makes a loader that neither waits nor stores: the screen itself shows the wait or the failure. */
export function asking(firstRead: FirstReadOf) {
  return ({ location, preload }: Loaded): void => {
    const id = location.pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
    // The router parsed it as a query string.
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
 * True if the guard opens the screen: a hovered link may lead to one that it does not. A support view prefetches nothing on hover, since its reads are
 * written to the audit log.
 */
function opens({ pathname, searchStr, hash }: ParsedLocation, isPointedAt: boolean): boolean {
  const session = currentSession();
  if (session.isSupportView && isPointedAt) return false;
  const visitor = { ...session, needsFactor: session.userInfo?.needsFactor === true };
  return decideNavigation({ pathname, search: searchStr, hash }, routeOf(pathname), visitor).kind === 'stay';
}
