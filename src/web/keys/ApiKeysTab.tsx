import { listKeys } from '../../shared/keys/keys.ts';
import { useReply } from '../api/queries.ts';
import { KeyTable } from './KeyTable.tsx';
import { keysText } from './keys.text.ts';
import { useSession } from '../session/session.ts';
import { Loaded } from '../api/Loaded.tsx';
import { Part } from '../ui/Part.tsx';

/** Every key of the organisation, for its administrators. */
export function ApiKeysTab() {
  const reply = useReply(listKeys, {}, { select: ({ message }) => message });
  const { isSupportView } = useSession();
  return (
    <Part title={keysText.title} lead={keysText.ofOrganisation}>
      <Loaded reply={reply}>{(data) => <KeyTable rows={data} isOfOrganisation mayAct={!isSupportView} />}</Loaded>
    </Part>
  );
}
