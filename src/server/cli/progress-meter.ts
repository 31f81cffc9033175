/** Progress on a terminal: one line, overwritten, with percentage and remaining time. Pipes and files get none. */

/** Progress of a pass. */
interface Pass {
  /** Completed share, from 0 to 1; undefined if unknown. */
  readonly share: number | undefined;
  readonly elapsedMs: number;
}

export interface ProgressMeter {
  /** Shows the current step. */
  say(text: string): void;
  /** Sets the completed share, from 0 to 1; a smaller one than before begins another pass. */
  reached(share: number): void;
  /** Removes the line. */
  end(): void;
}

const redrawMs = 200;
const clearLine = '\r\u001b[K';

/** Creates the meter. `label` begins the line; `now` is in milliseconds. */
export function progressMeter(terminal: { write(text: string): unknown }, label: string, now: () => number): ProgressMeter {
  let text = '';
  let share: number | undefined;
  let [startedAt, drawnAt] = [now(), -Infinity];
  const draw = () => {
    drawnAt = now();
    const line = progressText(text, { share, elapsedMs: drawnAt - startedAt });
    terminal.write(`${clearLine}${label}: ${line}`);
  };
  return {
    say(said) {
      // Steps after the reading have no percentage.
      if (share === 1) share = undefined;
      text = said;
      draw();
    },
    reached(reached) {
      if (share === undefined || reached < share) startedAt = now();
      const isNew = share !== reached;
      share = reached;
      if (now() - drawnAt >= redrawMs || (isNew && share === 1)) draw();
    },
    end: () => void terminal.write(clearLine),
  };
}

/** Formats the progress. Before the first second and the first percent the remaining time is unknown. */
export function progressText(text: string, { share, elapsedMs }: Pass): string {
  const percent = share === undefined ? [] : [`${Math.floor(share * 100)} %`];
  const isKnown = share !== undefined && share >= 0.01 && share < 1 && elapsedMs >= 1_000;
  const left = isKnown ? [`about ${formatDuration((elapsedMs * (1 - share)) / share)} left`] : [];
  return [...(text === '' ? [] : [text]), ...percent, ...left].join(', ');
}

function formatDuration(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`;
}
