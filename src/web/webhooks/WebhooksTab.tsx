import { useMemo, useState } from 'react';
import { listWebhooks, removeWebhook, testWebhook, type Webhook } from '../../shared/webhooks/webhooks.ts';
import { tablePageSize } from '../../shared/base/limits.ts';
import { Question } from '../api/Question.tsx';
import { readAnew, useReply, useSend } from '../api/queries.ts';
import { KeepRestored } from '../factors/KeepRestored.tsx';
import { keepRestoredText } from '../factors/factors.text.ts';
import { useSession } from '../session/session.ts';
import { Loaded } from '../api/Loaded.tsx';
import { shownTime } from '../ui/shown-time.ts';
import { actionsColumn } from '../ui/table/row-actions.tsx';
import { columnsOf, type Column } from '../ui/table/columns.ts';
import { DataTable } from '../ui/table/DataTable.tsx';
import { useTableView } from '../ui/table/use-table-view.ts';
import { showToast } from '../ui/toast/Toasts.tsx';
import { NewWebhook } from './NewWebhook.tsx';
import { shownStatus, WebhookDeliveries } from './WebhookDeliveries.tsx';
import { webhooksText as texts } from './webhooks.text.ts';
import { Part } from '../ui/Part.tsx';

type Step = 'deliveries' | 'keep' | 'remove';

/** The programs that are called where something happened, for administrators. */
export function WebhooksTab() {
  const reply = useReply(listWebhooks, {}, { select: ({ message }) => message });
  const { isSupportView } = useSession();
  return (
    <Part title={texts.title} lead={texts.lead}>
      <Loaded reply={reply} room="table">
        {(data) => <WebhookTable rows={data} mayAct={!isSupportView} />}
      </Loaded>
      {!isSupportView && <NewWebhook />}
    </Part>
  );
}

function WebhookTable({ rows, mayAct }: { rows: readonly Webhook[]; mayAct: boolean }) {
  const [asked, setAsked] = useState<{ step: Step; webhook: Webhook } | null>(null);
  const { mutate: test } = useSend(testWebhook, {
    onSuccess: ({ message, delivery }) => {
      const isTaken = delivery.status !== null && delivery.status >= 200 && delivery.status < 300;
      showToast({ content: message, operationType: testWebhook.operation, type: isTaken ? 'success' : 'error' });
      readAnew(listWebhooks);
    },
  });
  const columns = useMemo(
    () => columnsWith({ mayAct, onAsk: (step, webhook) => setAsked({ step, webhook }), onTest: ({ id }) => test({ body: { id } }) }),
    [mayAct, test],
  );
  const view = useTableView(tablePageSize);
  const close = () => setAsked(null);
  return (
    <>
      <DataTable
        {...view}
        contents={['webhooks']}
        name={texts.title}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        pageSize={tablePageSize}
        empty={{ title: texts.empty, about: texts.emptyAbout }}
      />
      {asked?.step === 'deliveries' && <WebhookDeliveries webhook={asked.webhook} mayAct={mayAct} onClose={close} />}
      {asked?.step === 'keep' && (
        <KeepRestored
          key={asked.webhook.id}
          kind="webhook"
          of={asked.webhook}
          name={asked.webhook.url}
          onClose={close}
          onKept={() => readAnew(listWebhooks)}
        />
      )}
      {asked?.step === 'remove' && <Removal key={asked.webhook.id} of={asked.webhook} onClose={close} />}
    </>
  );
}

function Removal({ of, onClose }: { of: Webhook; onClose: () => void }) {
  return (
    <Question
      call={removeWebhook}
      input={{ body: { id: of.id } }}
      texts={{ ...texts.remove, back: texts.back }}
      isDanger
      refreshes={[listWebhooks]}
      onClose={onClose}
    >
      <p className="wrap-anywhere">{texts.remove.lead(of.url)}</p>
    </Question>
  );
}

const isOff = ({ state }: Webhook) => state === 'restored';

interface Acts {
  mayAct: boolean;
  onAsk: (step: Step, webhook: Webhook) => void;
  onTest: (webhook: Webhook) => void;
}

const column = columnsOf<Webhook>();

function columnsWith({ mayAct, onAsk, onTest }: Acts): Column<Webhook>[] {
  return [
    column.accessor('url', { header: () => texts.url, meta: { isMono: true } }),
    column.accessor(({ events }) => events.join(', '), {
      id: 'events',
      header: () => texts.events,
      meta: { isMono: true, shrinks: true },
    }),
    column.accessor(({ state }) => (state === 'restored' ? keepRestoredText.off : texts.states[state]), {
      id: 'state',
      header: () => texts.state,
    }),
    column.accessor(({ lastDelivery: last }) => (last ? `${shownTime(last.at)} (${shownStatus(last)})` : texts.never), {
      id: 'lastDelivery',
      header: () => texts.last,
      meta: { isTime: true },
    }),
    column.accessor(({ createdAt }) => shownTime(createdAt), {
      id: 'createdAt',
      header: () => texts.made,
      meta: { isMono: true, isTime: true },
    }),
    actionsColumn((webhook) => {
      const action = (step: Step, label: string) => ({ label, onPress: () => onAsk(step, webhook) });
      return {
        of: webhook.url,
        actions: [
          mayAct && isOff(webhook) && action('keep', keepRestoredText.action),
          action('deliveries', texts.deliveries.action),
          mayAct && !isOff(webhook) && { label: texts.test, onPress: () => onTest(webhook) },
          mayAct && action('remove', texts.remove.action),
        ],
      };
    }),
  ];
}
