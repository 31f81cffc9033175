import { listKeys } from '../../shared/keys/keys.ts';
import { useReply } from '../api/queries.ts';
import { KeyTable } from './KeyTable.tsx';
import { keysText } from './keys.text.ts';
import { NewKey } from './NewKey.tsx';
import { Loaded } from '../api/Loaded.tsx';
import { Setting } from '../ui/Setting.tsx';

/** One's own keys, and a way to make one. */
export function ApiKeys() {
  const keys = useReply(listKeys, {}, { select: ({ message }) => message.filter(({ isOwn }) => isOwn) });
  return (
    <Setting id="api-keys" title={keysText.own} lead={keysText.lead} control={<NewKey />}>
      <Loaded reply={keys} room="part">
        {(rows) => rows.length > 0 && <KeyTable rows={rows} isOfOrganisation={false} mayAct />}
      </Loaded>
    </Setting>
  );
}
