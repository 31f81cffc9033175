/** Customers of a site: several who send one query after the other, and one who sends batches. Remembers the acknowledged ones. */
import { setTimeout } from 'node:timers/promises';
import { submitBatch } from '../../../src/shared/batches/batches.ts';
import { singleQuery } from '../../../src/shared/single-query/single-query.ts';
import { formOf, formType } from '../../../src/server/test-support/batch-form.ts';

/** The domain that batch mails go to. */
export const mailDomain = 'customer.example';

/** The nodes that it calls, with a signed-in customer's headers. */
interface Called {
  addresses(): Promise<string[]>;
  readonly headers: Record<string, string>;
}

export interface SentBatch {
  readonly email: string;
  readonly numbers: readonly string[];
  readonly services: readonly string[];
  /** Set once it is acknowledged. */
  id?: string;
}

/** Statuses that a node may answer besides 200 during a fault: it cannot answer now, and says when to retry. */
const refusals = new Set([429, 503]);
/** Statuses that a proxy answers by itself: for a node that ended during a call, and if no node is ready. */
const ofProxy = new Set([502, 503, 504]);
const cutOff = 'cut off';
const givenUpAfterMs = 60_000;
/** Failures closer than this belong to one outage. */
const oneOutageMs = 2_000;
const usualCallers = 6;
const numbersABatch = 200;

export class Load {
  readonly asked = new Set<string>();
  readonly answered = new Set<string>();
  readonly batches: SentBatch[] = [];
  readonly faults: string[] = [];
  readonly #site: Called;
  /** Begin and end of each answered call. */
  readonly #answers: { readonly from: number; readonly to: number }[] = [];
  readonly #failures: { readonly from: number; readonly at: number; readonly what: string }[] = [];
  /** The answers to single queries, without the number. */
  readonly #answerTexts = new Set<string>();
  readonly #isBehindProxy: boolean;
  #running: Promise<unknown> = Promise.resolve();
  #isOver = true;
  #count = 0;

  constructor(site: Called, { isBehindProxy = false } = {}) {
    this.#site = site;
    this.#isBehindProxy = isBehindProxy;
  }

  start(callers = usualCallers): void {
    this.#isOver = false;
    this.#running = Promise.all([...Array.from({ length: callers }, (_, caller) => this.#ask(caller)), this.#send()]);
  }

  /** Begins nothing new, and waits until everything begun has ended. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }

  /** Waits until a query that began after `since` (`performance.now()`) is answered; answers the ms from `since` until then. */
  async answeredAfter(since: number, withinMs = givenUpAfterMs): Promise<number> {
    while (performance.now() - since < withinMs) {
      const first = this.#answers.find(({ from }) => from >= since);
      if (first) return Math.round(first.to - since);
      await setTimeout(10);
    }
    return Infinity;
  }

  /** Milliseconds from `since` to the last failed call; 0 if none failed. */
  lastFailureAfter(since: number): number {
    return Math.round(Math.max(0, ...this.#failures.map(({ at }) => at - since)));
  }

  /** The longest outage after `since`, in ms: from the begin of its first failed call to the end of the last one. */
  longestOutageAfter(since: number): number {
    let [longest, from, until] = [0, 0, -Infinity];
    for (const failure of this.#failures.filter(({ at }) => at >= since).toSorted((a, b) => a.from - b.from)) {
      if (failure.from > until + oneOutageMs) from = failure.from;
      until = Math.max(until, failure.at);
      longest = Math.max(longest, until - from);
    }
    return Math.round(longest);
  }

  /** The response time in ms that the given share of the answers stayed within. */
  answerMs(share: number): number {
    const sorted = this.#answers.map(({ from, to }) => to - from).toSorted((a, b) => a - b);
    return Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  }

  /** Number of calls not answered with 200. */
  get failures(): number {
    return this.#failures.length;
  }

  /** Number of those without a whole reply: the connection was refused, or broke off. */
  get cutOff(): number {
    return this.#failures.filter(({ what }) => what === cutOff).length;
  }

  /** Number of different answers to single queries: all of them query one range. */
  get differentAnswers(): number {
    return this.#answerTexts.size;
  }

  /** Waits for `count` more answers. */
  async answersMore(count: number): Promise<void> {
    const wanted = this.answered.size + count;
    while (this.answered.size < wanted && !this.#isOver) await setTimeout(10);
  }

  figures(): string {
    const failures = Object.entries(Object.groupBy(this.#failures, ({ what }) => what)).map(([what, all]) => `${all?.length} ${what}`);
    const accepted = this.batches.filter(({ id }) => id !== undefined).length;
    return `${this.answered.size} queries and ${accepted} batches acknowledged; ${failures.join(', ') || 'none refused'}`;
  }

  /** Sends a batch until it is accepted, each time with the same key. */
  async sendBatch(numbers: readonly string[], services: readonly string[]): Promise<SentBatch> {
    const key = `batch-${this.batches.length}`;
    const batch: SentBatch = { email: `${key}@${mailDomain}`, numbers, services };
    this.batches.push(batch);
    const query = new URLSearchParams([...services.map((service) => ['service', service]), ['email', batch.email], ['days', '30']]);
    const body = new Uint8Array(formOf(`${key}.csv`, numbers));
    const deadline = performance.now() + givenUpAfterMs * 2;
    while (performance.now() < deadline) {
      const headers = { 'content-type': formType, 'idempotency-key': key };
      const reply = await this.call(`${submitBatch.path}?${query}`, { method: 'POST', body, headers });
      if (reply?.status === 200) {
        // A parsing edge: the reply of the contract.
        batch.id = (JSON.parse(reply.text) as { id: string }).id;
        return batch;
      }
      await setTimeout(250);
    }
    this.faults.push(`The batch ${key} was never accepted`);
    return batch;
  }

  async #ask(caller: number): Promise<void> {
    while (!this.#isOver) {
      const tel = String(447_400_000_000 + this.#count++);
      this.asked.add(tel);
      const from = performance.now();
      const reply = await this.call(`${singleQuery.path}?phonenumber=${tel}&service=npq`, {}, caller);
      if (reply?.status === 200) {
        this.answered.add(tel);
        this.#answerTexts.add(reply.text.replace(tel, ''));
        this.#answers.push({ from, to: performance.now() });
      }
      await setTimeout(reply?.status === 200 ? 20 : 100);
    }
  }

  async #send(): Promise<void> {
    while (!this.#isOver) {
      const first = 447_400_100_000 + this.batches.length * numbersABatch;
      await this.sendBatch(
        Array.from({ length: numbersABatch }, (_, index) => String(first + index)),
        ['npq', 'gnr'],
      );
      await setTimeout(500);
    }
  }

  /** Calls a node; undefined without a whole reply. `turn` selects the address. */
  async call(path: string, init: RequestInit = {}, turn = this.#count): Promise<{ status: number; text: string } | undefined> {
    const addresses = await this.#site.addresses().catch(() => []);
    const address = addresses[(turn + this.#count) % Math.max(addresses.length, 1)];
    const from = performance.now();
    if (address === undefined) return this.#failed('without a node', from);
    try {
      const headers = { ...this.#site.headers, ...(init.headers as Record<string, string>) };
      const reply = await fetch(`${address}${path}`, { ...init, headers, signal: AbortSignal.timeout(givenUpAfterMs) });
      const text = await reply.text();
      if (reply.status === 200) return { status: reply.status, text };
      this.#failed(String(reply.status), from);
      const isOfProxy = this.#isBehindProxy && ofProxy.has(reply.status) && !text.startsWith('{');
      const isKnown = isOfProxy || (refusals.has(reply.status) && reply.headers.has('retry-after'));
      if (!isKnown) this.faults.push(`A call of ${path.split('?')[0]} answers ${reply.status}: ${text.slice(0, 200)}`);
      return { status: reply.status, text };
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      if (isLate) this.faults.push(`A call of ${path.split('?')[0]} has no answer after ${givenUpAfterMs / 1_000} s`);
      return this.#failed(cutOff, from);
    }
  }

  #failed(what: string, from: number): undefined {
    this.#failures.push({ from, at: performance.now(), what });
  }
}
