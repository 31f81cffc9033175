/** Display of a run in progress: on a terminal one line that is kept current, elsewhere a line now and then. */

const everyMs = 30_000;
const redrawMs = 250;

export class Display {
  readonly #line: () => string;
  readonly #timer: NodeJS.Timeout;
  #isDrawn = false;
  /** The begin of a line whose end has not come yet. */
  #tail = Buffer.alloc(0);

  /** `line` describes the progress of the run. */
  constructor(line: () => string) {
    this.#line = line;
    this.#timer = setInterval(() => this.#show(), process.stdout.isTTY ? redrawMs : everyMs);
  }

  /** Writes output that stays. */
  write(text: string | Buffer): void {
    const all = Buffer.concat([this.#tail, Buffer.from(text)]);
    const end = all.lastIndexOf('\n') + 1;
    this.#tail = all.subarray(end);
    if (end === 0) return;
    this.#clear();
    process.stdout.write(all.subarray(0, end));
  }

  end(): void {
    clearInterval(this.#timer);
    this.#clear();
    process.stdout.write(this.#tail);
  }

  #show(): void {
    if (!process.stdout.isTTY) return void process.stdout.write(`${this.#line()}\n`);
    process.stdout.write(`\r\u001B[K${this.#line().slice(0, process.stdout.columns - 1)}`);
    this.#isDrawn = true;
  }

  #clear(): void {
    if (this.#isDrawn) process.stdout.write('\r\u001B[K');
    this.#isDrawn = false;
  }
}

/** Minutes and seconds: `2:05`. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
