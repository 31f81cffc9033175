import { listKeys } from '../../shared/keys/keys.ts';
import { useReply } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { KeyTable } from './KeyTable.tsx';
import { keysText } from './keys.text.ts';
import { NewKey } from './NewKey.tsx';
import { DelayedSpinner } from '../ui/DelayedSpinner.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';

/** One's own keys, and a way to make one. */
export function ApiKeys() {
  const keys = useReply(listKeys, {}, { select: ({ message }) => message.filter(({ isOwn }) => isOwn) });
  return (
    // No landmark: the table of the keys is one of the same name.
    <div className="flex min-w-0 flex-col gap-4">
      <h2 className="text-h2 font-semibold">{keysText.title}</h2>
      <p className="text-text-2">{keysText.lead}</p>
      {keys.isPending && <DelayedSpinner room="part" />}
      {keys.error && <LoadFailure errors={failureContent(keys.error)} onRetry={() => void keys.refetch()} />}
      {keys.data && keys.data.length > 0 && <KeyTable rows={keys.data} isOfOrganisation={false} mayAct />}
      <NewKey />
    </div>
  );
}
