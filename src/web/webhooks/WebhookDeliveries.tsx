import { useMemo } from 'react';
import { type Delivery, listDeliveries, redeliver, type Webhook } from '../../shared/webhooks/webhooks.ts';
import { tablePageSize } from '../../shared/base/limits.ts';
import { useReply, useSend } from '../api/queries.ts';
import { Button } from '../ui/Button.tsx';
import { Loaded } from '../api/Loaded.tsx';
import { Modal } from '../ui/Modal.tsx';
import { shownTime } from '../ui/shown-time.ts';
import type { Column } from '../ui/table/columns.ts';
import { DataTable } from '../ui/table/DataTable.tsx';
import { useTableView } from '../ui/table/use-table-view.ts';
import { showToast } from '../ui/toast/Toasts.tsx';
import { webhooksText } from './webhooks.text.ts';

const texts = webhooksText.deliveries;

interface WebhookDeliveriesProps {
  webhook: Webhook;
  /** A support view looks only. */
  mayAct: boolean;
  onClose: () => void;
}

/** What was sent to a webhook, how it ended, and a way to send it once more. */
export function WebhookDeliveries({ webhook: { id, url }, mayAct, onClose }: WebhookDeliveriesProps) {
  const reply = useReply(listDeliveries, { query: { id } }, { select: ({ message }) => message });
  const { refetch } = reply;
  const { mutate } = useSend(redeliver, {
    onSuccess: ({ message }) => {
      showToast({ content: message, operationType: redeliver.operation });
      void refetch();
    },
  });
  const columns = useMemo(
    () => [...columnsOfDelivery, ...(mayAct ? [again((delivery) => mutate({ body: { id: delivery } }))] : [])],
    [mayAct, mutate],
  );
  const view = useTableView(tablePageSize);
  return (
    <Modal isOpen isList onClose={onClose} title={texts.title} actions={<Button onClick={onClose}>{texts.close}</Button>}>
      <div className="flex min-w-0 flex-col gap-4">
        <p className="text-text-2 wrap-anywhere">{texts.lead(url)}</p>
        <Loaded reply={reply} room="part">
          {(data) => (
            <DataTable
              {...view}
              name={texts.title}
              columns={columns}
              rows={data}
              rowId={(delivery) => delivery.id}
              pageSize={tablePageSize}
              emptyText={texts.empty}
            />
          )}
        </Loaded>
      </div>
    </Modal>
  );
}

/** The HTTP status of the last reply, or why there is none. */
export function shownStatus({ status, tries }: Delivery): string {
  if (status !== null) return String(status);
  return tries === 0 ? texts.waiting : texts.noReply;
}

const columnsOfDelivery: Column<Delivery>[] = [
  { id: 'event', title: texts.event, isMono: true },
  { id: 'at', title: texts.at, value: ({ at }) => shownTime(at), isMono: true },
  { id: 'status', title: texts.status, value: shownStatus },
  { id: 'tries', title: texts.tries },
  { id: 'nextTryAt', title: texts.next, value: ({ nextTryAt }) => (nextTryAt === null ? '' : shownTime(nextTryAt)), isMono: true },
  { id: 'response', title: texts.response, value: ({ response }) => response ?? '' },
];

const again = (onAgain: (id: string) => void): Column<Delivery> => ({
  id: 'again',
  title: texts.again,
  type: 'action',
  // A test is sent once.
  label: ({ event }) => (event === 'webhook.test' ? null : texts.again),
  detail: ({ event, at }) => `${event}, ${shownTime(at)}`,
  onAction: ({ id }) => onAgain(id),
});
