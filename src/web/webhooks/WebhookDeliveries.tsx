import { useMemo } from 'react';
import { type Delivery, listDeliveries, redeliver, type Webhook } from '../../shared/webhooks/webhooks.ts';
import { tablePageSize } from '../../shared/base/limits.ts';
import { useReply, useSend } from '../api/queries.ts';
import { Button } from '../ui/Button.tsx';
import { Loaded } from '../api/Loaded.tsx';
import { Modal } from '../ui/Modal.tsx';
import { shownTime } from '../ui/shown-time.ts';
import { actionsColumn } from '../ui/table/row-actions.tsx';
import { columnsOf, type Column } from '../ui/table/columns.ts';
import { DataTable } from '../ui/table/DataTable.tsx';
import { useTableView } from '../ui/table/use-table-view.ts';
import { showToast } from '../ui/toast/Toasts.tsx';
import { webhooksText } from './webhooks.text.ts';

const texts = webhooksText.deliveries;

interface WebhookDeliveriesProps {
  webhook: Webhook;
  /** False in a support view, which only reads. */
  mayAct: boolean;
  onClose: () => void;
}

/** The deliveries of a webhook, their outcomes, and a button that sends one again. */
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
              contents={['webhook-deliveries']}
              name={texts.title}
              columns={columns}
              rows={data}
              rowId={(delivery) => delivery.id}
              pageSize={tablePageSize}
              empty={{ title: texts.empty, about: texts.emptyAbout }}
            />
          )}
        </Loaded>
      </div>
    </Modal>
  );
}

/** The HTTP status of the last reply, or the reason why there is none. */
export function shownStatus({ status, tries }: Delivery): string {
  if (status !== null) return String(status);
  return tries === 0 ? texts.waiting : texts.noReply;
}

const column = columnsOf<Delivery>();

const columnsOfDelivery: Column<Delivery>[] = [
  column.accessor('event', { header: () => texts.event, meta: { isMono: true } }),
  column.accessor(({ at }) => shownTime(at), { id: 'at', header: () => texts.at, meta: { isMono: true, isTime: true } }),
  column.accessor(shownStatus, { id: 'status', header: () => texts.status }),
  column.accessor('tries', { header: () => texts.tries }),
  column.accessor(({ nextTryAt }) => (nextTryAt === null ? '' : shownTime(nextTryAt)), {
    id: 'nextTryAt',
    header: () => texts.next,
    meta: { isMono: true, isTime: true },
  }),
  column.accessor(({ response }) => response ?? '', { id: 'response', header: () => texts.response, meta: { shrinks: true } }),
];

const again = (onAgain: (id: string) => void): Column<Delivery> =>
  actionsColumn(({ id, event, at }) => ({
    of: `${event}, ${shownTime(at)}`,
    // A test is sent once.
    actions: [event !== 'webhook.test' && { label: texts.again, onPress: () => onAgain(id) }],
  }));
