import { listKeys } from '../../shared/keys/keys.ts';
import { useReply } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { KeyTable } from './KeyTable.tsx';
import { keysText } from './keys.text.ts';
import { useSession } from '../session/session.ts';
import { DelayedSpinner } from '../ui/DelayedSpinner.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';

/** Every key of the organisation, for its administrators. */
export function ApiKeysTab() {
  const { data, error, refetch } = useReply(listKeys, {}, { select: ({ message }) => message });
  const { isSupportView } = useSession();
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div>
        <h2 className="text-h2 font-semibold">{keysText.title}</h2>
        <p className="text-text-2">{keysText.ofOrganisation}</p>
      </div>
      {error !== null && <LoadFailure errors={failureContent(error)} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <DelayedSpinner />}
      {data && <KeyTable rows={data} isOfOrganisation mayAct={!isSupportView} />}
    </div>
  );
}
