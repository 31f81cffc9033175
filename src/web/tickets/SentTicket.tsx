import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from '../ui/Alert.tsx';
import { Code } from '../ui/Code.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { supportText } from './tickets.text.ts';

/** Says above the list which ticket has just come into it, and brings both into view. */
export function SentTicket({ ticketId, back }: { ticketId: string; back: ReactNode }) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    said.current?.focus({ preventScroll: true });
    said.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Alert tone="success" ref={said}>
      <span className="flex flex-wrap items-center gap-x-4">
        <span className="flex flex-wrap items-center gap-x-2">
          {supportText.sent} <Code>{ticketId}</Code>
          <span className="-my-1.5">
            <CopyButton text={ticketId} label={supportText.copyNumber} />
          </span>
        </span>
        {back}
      </span>
    </Alert>
  );
}
