import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { PortalLink } from '../../../ui/PortalLink.tsx';
import { fileSize } from '../../../ui/file-size.ts';
import { rowsBack } from './rows-back.ts';
import { durationText, expectedSeconds } from './expected-duration.ts';
import { useLimits } from './use-limits.ts';
import { bytesOf, type BatchToSend, type useBatchSubmit } from './use-batch-submit.ts';

const resultsPath = '/testing?tab=batch-results';

const titles = { confirm: 'Send this batch?', sending: 'Sending the batch', accepted: 'The batch was accepted' };

/** Confirmation, upload and success are one dialog, so that the focus has never to cross the page in between. */
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
      title={titles[stage.kind]}
      actions={
        isAccepted ? (
          <Button ref={closing} onClick={close}>
            Close
          </Button>
        ) : (
          <>
            <Button variant="secondary" data-safe="" disabled={isAtServer} onClick={close}>
              Cancel
            </Button>
            <Button isLoading={stage.kind === 'sending'} onClick={() => void confirm()}>
              Confirm
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
  const seconds = limits && expectedSeconds(limits.pace, { rows: numbers, services });
  const entries = [
    ['File', `${file.name}, ${fileSize(file.size)}`],
    [table ? 'Numbers' : 'Rows', numbers.toLocaleString('en')],
    ['Services', services.join(', ')],
    ...(query.days === undefined ? [] : [['Days', query.days]]),
    ['Email', query.email],
    ...(table === null ? [] : [['Comes back', rowsBack(table)]]),
    ['Queries', (numbers * services.length).toLocaleString('en')],
    ['Takes', seconds === null || seconds === undefined ? 'not known yet: no long batch has run lately' : `about ${durationText(seconds)}`],
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {entries.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-text-2">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Progress({ bytes, of }: { bytes: number; of: number }) {
  const id = useId();
  const isThere = bytes >= of;
  return (
    <div>
      <p id={id} className="mb-1 text-small text-text-2">
        {isThere ? 'Checking on the server…' : `${fileSize(bytes)} of ${fileSize(of)} sent`}
      </p>
      <progress className="progress" aria-labelledby={id} max={of} value={isThere ? undefined : bytes} />
      <output className="sr-only">{isThere ? 'Checking on the server' : 'Sending'}</output>
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
      <span>
        {numbers === 1 ? '1 number is' : `${numbers.toLocaleString('en')} numbers are`} being queried. You may leave this page: a mail goes
        to <strong className="font-semibold">{query.email}</strong> when the results are ready.
      </span>
      {mailWaits && <span>This address is outside your organisation: it was sent a link, and the mail waits until that is confirmed.</span>}
      <span>
        <PortalLink to={resultsPath} className="link" onFollow={onLeave}>
          See the results
        </PortalLink>
      </span>
    </output>
  );
}
