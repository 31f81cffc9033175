/** Limits how much runs at once, and serves organisations in turn, so that one with many batches does not keep another one waiting. */
export class FairLimiter {
  #free: number;
  readonly #waiting = new Map<number, (() => void)[]>();

  constructor(maxRunning: number) {
    this.#free = maxRunning;
  }

  /** Runs `work` as soon as there is room and it is this organisation's turn. */
  async run<Result>(organisationId: number, work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait(organisationId);
    try {
      return await work();
    } finally {
      this.#startNext();
    }
  }

  #wait(organisationId: number): Promise<void> {
    return new Promise((resolve) => {
      const queue = this.#waiting.get(organisationId);
      if (queue) queue.push(resolve);
      else this.#waiting.set(organisationId, [resolve]);
    });
  }

  /** The organisation that is served goes to the end of the line. */
  #startNext(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free += 1;
      return;
    }
    const [organisationId, queue] = next;
    const start = queue.shift();
    this.#waiting.delete(organisationId);
    if (queue.length > 0) this.#waiting.set(organisationId, queue);
    start?.();
  }
}
