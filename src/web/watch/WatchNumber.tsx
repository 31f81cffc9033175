import { addWatched } from '../../shared/watch/watch.ts';
import { useSend } from '../api/queries.ts';
import { useSession } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { ScreenLink } from '../ui/ScreenLink.tsx';
import { watchNumberText as text } from './watch-number.text.ts';

/** Puts a number on the organisation's watch list, and says what came of it; not in a support view, which only looks. */
export function WatchNumber({ digits, isMadeUp = false }: { digits: string; isMadeUp?: boolean }) {
  const { isSupportView } = useSession();
  const { data, isPending, mutate } = useSend(addWatched);
  if (isSupportView) return null;
  if (isMadeUp) return <span className="text-small text-text-2">{text.madeUp}</span>;
  return (
    <>
      <output className="text-small empty:hidden">
        {data && data.refused.length > 0 && text.refused}
        {data && data.notAsked.length > 0 && text.notAsked}
        {data && data.refused.length + data.notAsked.length === 0 && (
          <ScreenLink to="/watch" className="link inline-block min-h-6 leading-6">
            {data.added > 0 ? text.added : text.already}
          </ScreenLink>
        )}
      </output>
      <Button variant="secondary" size="small" isLoading={isPending} onClick={() => mutate({ body: { numbers: [digits] } })}>
        {text.watch}
      </Button>
    </>
  );
}
