import { home, type HomePart } from '../../shared/home/home.ts';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import { useReply } from './queries.ts';

type Parts = ReplyOf<typeof home>['message'];

/** Returns one part of the home page; `undefined` if the server omits it for this user. */
export function useHomePart<Part extends HomePart>(part: Part) {
  return useReply(
    home,
    { query: { part } },
    { background: true, isHelp: true, select: ({ message }): Parts[Part] | null => message[part] ?? null },
  );
}
