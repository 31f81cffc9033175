import { listKeys } from '../../shared/keys/keys.ts';
import { useReply } from '../api/queries.ts';
import { KeyTable } from './KeyTable.tsx';
import { keysText } from './keys.text.ts';
import { useSession } from '../session/session.ts';
import { Loaded } from '../api/Loaded.tsx';

/** Every key of the organisation, for its administrators. */
export function ApiKeysTab() {
  const reply = useReply(listKeys, {}, { select: ({ message }) => message });
  const { isSupportView } = useSession();
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div>
        <h2 className="text-h2 font-semibold">{keysText.title}</h2>
        <p className="text-text-2">{keysText.ofOrganisation}</p>
      </div>
      <Loaded reply={reply}>{(data) => <KeyTable rows={data} isOfOrganisation mayAct={!isSupportView} />}</Loaded>
    </div>
  );
}
