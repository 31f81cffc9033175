import type { Finding } from '../../shared/batches/findings.ts';
import { batchNumbers } from '../../shared/batches/found-numbers.ts';
import type { InputOf, ReplyOf } from '../../shared/base/endpoint.ts';
import { pageMaxRows, watchedMost } from '../../shared/base/limits.ts';
import { addWatched } from '../../shared/watch/watch.ts';
import { call } from '../api/call.ts';
import { useAction } from '../api/queries.ts';
import { useSession } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { ScreenLink } from '../ui/ScreenLink.tsx';
import { sendEntries } from './use-add-entries.ts';
import { watchText } from './watch.text.ts';

const { found: text, add } = watchText;

/** Puts the numbers of a batch with a finding on the organisation's watch list; not in a support view, which only looks. */
export function WatchFound({ batch, found }: { batch: { readonly id: string }; found: Finding }) {
  const { isSupportView } = useSession();
  const { data, isPending, mutate } = useAction(addWatched.operation, {
    send: async () => sendEntries({ numbers: await numbersOf(batch.id, found), prefixes: [] }),
  });
  if (isSupportView) return null;
  const refused = data ? data.refused.length + data.notAsked.length : 0;
  return (
    <>
      <output className="text-small empty:hidden">
        {data && (
          <ScreenLink to="/watch" className="link inline-block min-h-6 leading-6">
            {[
              add.added(data.added),
              ...(data.already > 0 ? [add.already(data.already)] : []),
              ...(refused > 0 ? [text.refused(refused)] : []),
            ].join(' ')}
          </ScreenLink>
        )}
      </output>
      <Button variant="secondary" size="small" isLoading={isPending} onClick={() => mutate()}>
        {text.watch}
      </Button>
    </>
  );
}

/** Reads the numbers, but hardly more than the list may hold: the server refuses one that is too long. */
async function numbersOf(id: string, found: Finding): Promise<string[]> {
  const numbers: string[] = [];
  for (let before: string | null = null; ;) {
    const query: InputOf<typeof batchNumbers>['query'] = { id, found, limit: String(pageMaxRows), ...(before !== null && { before }) };
    const { message, next }: ReplyOf<typeof batchNumbers> = await call(batchNumbers, { query });
    numbers.push(...message.map(({ number }) => number));
    if (next === null || numbers.length > watchedMost) return numbers;
    before = next;
  }
}
