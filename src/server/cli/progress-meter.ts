/** Progress on a terminal: one line that is written over, with percent and the time that is left. Pipes and files get nothing of it. */

/** How far a pass has come. */
interface Pass {
  /** From 0 to 1; undefined where nobody can tell. */
  readonly share: number | undefined;
  readonly elapsedMs: number;
}

export interface ProgressMeter {
  /** What is being done now. */
  say(text: string): void;
  /** How much of it is done, from 0 to 1; less than before begins another pass. */
  reached(share: number): void;
  /** Removes the line. */
  end(): void;
}

const redrawMs = 200;
const clearLine = '\r\u001b[K';

/** `label` begins the line; `now` is in milliseconds. */
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
      // What comes after the reading has no percent.
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

/** Before a first second, and a first percent, nobody can tell how long it takes. */
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
