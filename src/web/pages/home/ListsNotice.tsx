import { dataSetList } from '../../../shared/api/reference-data.ts';
import { bits } from '../../../shared/permissions.ts';
import { useReply } from '../../api/queries.ts';
import { usePermission } from '../../session/session.ts';
import { Alert } from '../../ui/Alert.tsx';

/** Which services answer without their lists, for those who may ask them. */
export function ListsNotice() {
  const mayAsk = usePermission(bits.test_and_diagnostics);
  const { data } = useReply(dataSetList, {}, { enabled: mayAsk });
  if (data === undefined || data.partlyChecked.length === 0) return null;
  const isMadeUp = data.message.some(({ origin }) => origin === 'made up');
  return (
    <Alert tone="warning">
      <h2 className="text-h3 font-semibold">Some services check only a part</h2>
      <p>
        A list is missing for <strong className="font-semibold">{data.partlyChecked.join(', ')}</strong>: where it would be asked they look
        into the number ranges only, and answer with reason code 3. That is no all-clear.
        {isMadeUp && ' The lists of the demo are made up, and name numbers reserved for drama alone.'}
      </p>
    </Alert>
  );
}
