import type { TicketSide } from '../../shared/tickets/tickets.ts';
import type { TicketState as State } from '../../shared/tickets/ticket-states.ts';
import { ticketsText } from './tickets.text.ts';

const looks: Record<State, { symbol: string; look: string }> = {
  open: { symbol: '◌', look: 'border-border-strong text-text-2' },
  'in progress': { symbol: '◐', look: 'border-link bg-info-bg text-link' },
  waiting: { symbol: '◇', look: 'border-warning bg-warning-bg text-warning' },
  closed: { symbol: '✓', look: 'border-success bg-success-bg text-success' },
};

export function formatTicketState(state: State): string {
  return ticketsText.states[state];
}

/** Symbol and word, never colour alone. */
export function TicketState({ state }: { state: State }) {
  const { symbol, look } = looks[state];
  return <Tag symbol={symbol} word={formatTicketState(state)} look={look} />;
}

/** Says that the other side, `from`, has written something that the reader has not seen. */
export function UnreadMark({ from }: { from: TicketSide }) {
  return <Tag symbol="●" word={ticketsText.unread[from]} look="border-link bg-info-bg text-link" />;
}

function Tag({ symbol, word, look }: { symbol: string; word: string; look: string }) {
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-tag border px-2 font-medium whitespace-nowrap ${look}`}>
      <span aria-hidden="true">{symbol}</span>
      {word}
    </span>
  );
}
