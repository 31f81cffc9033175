import { useEffect, useId, useRef } from 'react';
import { BeyondQuota } from '../entitlements/Entitlements.tsx';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import { ScreenLink } from '../ui/ScreenLink.tsx';
import { fileSize } from '../ui/file-size.ts';
import { durationText, expectedSeconds } from './expected-duration.ts';
import { useLimits } from './use-limits.ts';
import { bytesOf, type BatchToSend, type useBatchSubmit } from './use-batch-submit.ts';
import { formatCount } from '../locale/current-locale.ts';
import { batchText } from './batch.text.ts';
import { batchDialogText } from './batch-dialog.text.tsx';

const { dialog, order, progress, done } = batchDialogText;

/** One dialog for confirmation, upload and success, so that the focus never crosses the page in between. */
export function BatchDialog({ batch, stage, isOpen, close, confirm }: ReturnType<typeof useBatchSubmit>) {
  const closing = useRef<HTMLButtonElement>(null);
  const isAccepted = stage.kind === 'accepted';
  useEffect(() => {
    if (isAccepted) closing.current?.focus();
  }, [isAccepted]);
  const isAtServer = stage.kind === 'sending' && batch !== null && stage.bytes === bytesOf(batch);
  return (
    <Modal
      isOpen={isOpen}
      onClose={() => isAtServer || close()}
      title={dialog[stage.kind]}
      actions={
        isAccepted ? (
          <Button ref={closing} onClick={close}>
            {dialog.close}
          </Button>
        ) : (
          <>
            <Button variant="secondary" data-safe="" disabled={isAtServer} onClick={close}>
              {dialog.back}
            </Button>
            <Button isLoading={stage.kind === 'sending'} onClick={() => void confirm()}>
              {dialog.send}
            </Button>
          </>
        )
      }
    >
      {batch && (
        <div className="flex flex-col gap-4">
          {stage.kind === 'accepted' ? <Accepted batch={batch} mailWaits={stage.mailWaits} onLeave={close} /> : <Order batch={batch} />}
          {stage.kind === 'sending' && <Progress bytes={stage.bytes} of={bytesOf(batch)} />}
        </div>
      )}
    </Modal>
  );
}

function Order({ batch: { query, file, table, numbers } }: { batch: BatchToSend }) {
  const limits = useLimits();
  const services = [query.service ?? []].flat();
  const queries = numbers * services.length;
  const seconds = limits && expectedSeconds(limits.pace, { rows: numbers, services });
  const entries = [
    [order.file, `${file.name}, ${fileSize(file.size)}`],
    [table ? order.numbers : order.rows, formatCount(numbers)],
    [order.services, services.join(', ')],
    ...(query.days === undefined ? [] : [[order.days, query.days]]),
    [order.email, query.email],
    ...(table === null ? [] : [[order.comesBack, batchText.rowsBack(table.rows, table.titles)]]),
    [order.queries, formatCount(queries)],
    [order.takes, seconds === null || seconds === undefined ? order.unknown : order.about(durationText(seconds))],
  ];
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {entries.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-text-2">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <BeyondQuota queries={queries} />
    </>
  );
}

function Progress({ bytes, of }: { bytes: number; of: number }) {
  const id = useId();
  const isThere = bytes >= of;
  return (
    <div>
      <p id={id} className="mb-1 text-small text-text-2">
        {isThere ? `${progress.checking}…` : progress.sent(fileSize(bytes), fileSize(of))}
      </p>
      <progress className="progress" aria-labelledby={id} max={of} value={isThere ? undefined : bytes} />
      <output className="sr-only">{isThere ? progress.checking : progress.sending}</output>
    </div>
  );
}

interface AcceptedProps {
  batch: BatchToSend;
  mailWaits: boolean;
  onLeave: () => void;
}

function Accepted({ batch: { query, numbers }, mailWaits, onLeave }: AcceptedProps) {
  return (
    <output className="flex flex-col gap-3">
      <span>{done.asked(numbers, <strong className="font-semibold">{query.email}</strong>)}</span>
      {mailWaits && <span>{done.mailWaits}</span>}
      <span>
        <ScreenLink to="/testing" search={{ tab: 'batch-results' }} className="link" onClick={onLeave}>
          {done.seeResults}
        </ScreenLink>
      </span>
    </output>
  );
}
