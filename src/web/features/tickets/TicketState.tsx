import type { TicketState as State } from '../../../shared/api/support.ts';

const looks: Record<State, { symbol: string; word: string; look: string }> = {
  open: { symbol: '◌', word: 'Open', look: 'border-border-strong text-text-2' },
  'in progress': { symbol: '◐', word: 'In progress', look: 'border-link bg-info-bg text-link' },
  waiting: { symbol: '◇', word: 'Waiting', look: 'border-warning bg-warning-bg text-warning' },
  closed: { symbol: '✓', word: 'Closed', look: 'border-success bg-success-bg text-success' },
};

export function formatTicketState(state: State): string {
  return looks[state].word;
}

/** Symbol and word, never colour alone. */
export function TicketState({ state }: { state: State }) {
  const { symbol, word, look } = looks[state];
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-tag border px-2 font-medium whitespace-nowrap ${look}`}>
      <span aria-hidden="true">{symbol}</span>
      {word}
    </span>
  );
}
