/** Names on the server, loaded when the box opens: the lists of the screens, so that no keystroke is sent for them. */
import { useEffect, useMemo, useState } from 'react';
import { batchResults } from '../../shared/batches/batches.ts';
import { listFiles } from '../../shared/documents/documents.ts';
import type { Endpoint, InputOf, ReplyOf } from '../../shared/base/endpoint.ts';
import { organisationList } from '../../shared/organisations/organisations.ts';
import { countryList } from '../../shared/services/reference-data.ts';
import { listTickets, listTicketsByAccount } from '../../shared/tickets/tickets.ts';
import { listUsers } from '../../shared/users/users.ts';
import { bitsFor, matters, type Matter } from '../../shared/base/matters.ts';
import { bits, holds } from '../../shared/base/permissions.ts';
import { call } from '../api/call.ts';
import { queryClient } from '../api/queries.ts';
import { currentSession } from '../session/session.ts';
import type { Listed, SectionName, Visitor } from './entry.ts';
import type { Loaded } from './find-entries.ts';
import { batchEntries, countryEntries, documentEntries, organisationEntries, ticketEntries, userEntries } from './named-entries.ts';

interface Source {
  name: SectionName;
  isFor: (visitor: Visitor) => boolean;
  read: (visitor: Visitor) => Promise<Listed[]>;
}

const mostBatchRows = '200';
const isAdministrator = ({ permissions }: Visitor) => holds(permissions, bits.user_management);
const isStaffAdministrator = (visitor: Visitor) => visitor.isStaff && isAdministrator(visitor);

const sources: readonly Source[] = [
  {
    name: 'batches',
    isFor: ({ permissions }) => holds(permissions, bits.test_and_diagnostics),
    read: async () => batchEntries((await keptReply(batchResults, { query: { limit: mostBatchRows } })).message),
  },
  {
    name: 'documents',
    isFor: ({ permissions }) => holds(permissions, bits.downloads),
    read: async ({ permissions }) => {
      const open = matters.filter((matter) => bitsFor(matter).every((bit) => holds(permissions, bit)));
      return (await Promise.all(open.map(documentsOf))).flat();
    },
  },
  {
    name: 'tickets',
    isFor: (visitor) => holds(visitor.permissions, bits.contact) || isStaffAdministrator(visitor),
    read: async (visitor) => {
      if (!isStaffAdministrator(visitor)) return ticketEntries((await keptReply(listTickets, {})).message, false);
      return ticketEntries((await keptReply(listTicketsByAccount, { query: {} })).message, true);
    },
  },
  { name: 'users', isFor: isAdministrator, read: async () => userEntries((await keptReply(listUsers, {})).message) },
  {
    name: 'organisations',
    isFor: isStaffAdministrator,
    read: async () => organisationEntries((await keptReply(organisationList, {})).message, currentSession().userId),
  },
  {
    name: 'countries',
    isFor: ({ permissions }) => holds(permissions, bits.gnr_search),
    read: async () => countryEntries((await keptReply(countryList, {})).elements),
  },
];

interface Names {
  loaded: Loaded;
  failed: SectionName[];
  isLoading: boolean;
}

/** Loads the names. `failed` lists sections that could not be read, `isLoading` is true while some may still come. */
export function useLoadedNames({ permissions, isStaff, isSupportView }: Visitor): Names {
  const [state, setState] = useState<Pick<Names, 'loaded' | 'failed'>>({ loaded: {}, failed: [] });
  useEffect(() => {
    let isOver = false;
    const visitor = { permissions, isStaff, isSupportView };
    for (const { name, read } of sources.filter(({ isFor }) => isFor(visitor)))
      read(visitor).then(
        (entries) => isOver || setState(({ loaded, failed }) => ({ loaded: { ...loaded, [name]: entries }, failed })),
        () => isOver || setState(({ loaded, failed }) => ({ loaded, failed: [...failed, name] })),
      );
    return () => {
      isOver = true;
    };
  }, [permissions, isStaff, isSupportView]);
  // Permissions may be removed while the box is open.
  return useMemo(() => {
    const open = sources.filter(({ isFor }) => isFor({ permissions, isStaff, isSupportView })).map(({ name }) => name);
    const loaded = Object.fromEntries(open.map((name) => [name, state.loaded[name] ?? []]));
    const failed = state.failed.filter((name) => open.includes(name));
    return { loaded, failed, isLoading: open.some((name) => state.loaded[name] === undefined && !failed.includes(name)) };
  }, [state, permissions, isStaff, isSupportView]);
}

async function documentsOf(matter: Matter): Promise<Listed[]> {
  return documentEntries(matter, (await keptReply(listFiles, { query: { matter } })).message);
}

const freshMs = 30_000;

/** Caches a reply under its path, so that whatever invalidates a screen's list invalidates this, too. Only the box reports a failure. */
function keptReply<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<ReplyOf<E>> {
  return queryClient.fetchQuery({
    queryKey: [endpoint.path, 'command box', input.query ?? {}],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    staleTime: freshMs,
  });
}
