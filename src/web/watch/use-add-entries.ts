import { useState } from 'react';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import { addWatched } from '../../shared/watch/watch.ts';
import { call } from '../api/call.ts';
import { useAction } from '../api/queries.ts';
import { piecesOf, type NamedEntries } from './named-entries.ts';

export type Added = Pick<ReplyOf<typeof addWatched>, 'added' | 'already' | 'refused' | 'notAsked'>;

/** Adds entries piece by piece. Entries added before a failure stay, and the next try finds them there. */
export function useAddEntries({ onDone, onSettled }: { onDone: (added: Added) => void; onSettled: () => void }) {
  const [sent, setSent] = useState({ count: 0, of: 0 });
  const send = (entries: NamedEntries) => sendEntries(entries, setSent);
  const adding = useAction(addWatched.operation, { send, onSuccess: onDone, onSettled });
  return { ...adding, sent };
}

/** Sends the pieces one after the other; `onSent` gets the entries sent so far. */
export async function sendEntries(
  entries: NamedEntries,
  onSent: (sent: { count: number; of: number }) => void = () => undefined,
): Promise<Added> {
  const of = entries.numbers.length + entries.prefixes.length;
  let count = 0;
  let sum: Added = { added: 0, already: 0, refused: [], notAsked: [] };
  for (const body of piecesOf(entries)) {
    onSent({ count, of });
    const { added, already, refused, notAsked } = await call(addWatched, { body });
    sum = {
      added: sum.added + added,
      already: sum.already + already,
      refused: [...sum.refused, ...refused],
      notAsked: [...sum.notAsked, ...notAsked],
    };
    count += body.numbers.length + body.prefixes.length;
  }
  return sum;
}
