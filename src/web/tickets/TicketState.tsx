import type { TicketSide } from '../../shared/tickets/tickets.ts';
import type { TicketState as State } from '../../shared/tickets/ticket-states.ts';
import * as drawings from '../ui/drawings.ts';
import * as screenDrawings from '../ui/screen-drawings.ts';
import * as stateDrawings from '../ui/state-drawings.ts';
import { StateTag } from '../ui/StateTag.tsx';
import { ticketsText } from './tickets.text.ts';

const looks: Record<State, { drawing: string; look: string }> = {
  open: { drawing: stateDrawings.waiting, look: 'border-border-strong text-text-2' },
  'in progress': { drawing: stateDrawings.running, look: 'border-link bg-info-bg text-link' },
  waiting: { drawing: screenDrawings.support, look: 'border-warning bg-warning-bg text-warning' },
  closed: { drawing: drawings.check, look: 'border-success bg-success-bg text-success' },
};

export function formatTicketState(state: State): string {
  return ticketsText.states[state];
}

export function TicketState({ state }: { state: State }) {
  return <StateTag word={formatTicketState(state)} {...looks[state]} />;
}

/** Says that the other side, `from`, has written something that the reader has not seen. */
export function UnreadMark({ from }: { from: TicketSide }) {
  return <StateTag drawing={stateDrawings.unread} word={ticketsText.unread[from]} look="border-link bg-info-bg text-link" />;
}
