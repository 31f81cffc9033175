/** Takes turns between organisations, so that one with many batches does not keep another one waiting. */
export class Turns {
  private free: number;
  private readonly waiting = new Map<number, (() => void)[]>();

  /** `atOnce`: how many turns may run at the same time. */
  constructor(atOnce: number) {
    this.free = atOnce;
  }

  /** Runs `work` when it is this organisation's turn. */
  async take<Result>(organisationId: number, work: () => Promise<Result>): Promise<Result> {
    if (this.free > 0) this.free -= 1;
    else await this.wait(organisationId);
    try {
      return await work();
    } finally {
      this.passOn();
    }
  }

  private wait(organisationId: number): Promise<void> {
    return new Promise((resolve) => {
      const queue = this.waiting.get(organisationId);
      if (queue) queue.push(resolve);
      else this.waiting.set(organisationId, [resolve]);
    });
  }

  /** The organisation that is served goes to the end of the line. */
  private passOn(): void {
    const [next] = this.waiting;
    if (!next) {
      this.free += 1;
      return;
    }
    const [organisationId, queue] = next;
    const start = queue.shift();
    this.waiting.delete(organisationId);
    if (queue.length > 0) this.waiting.set(organisationId, queue);
    start?.();
  }
}
