/** People beside the steady load of queries and batches: they sign in with a mailed code, search ranges, and query many numbers in one call. */
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import type { TestUser } from '../../src/server/test-support/factories.ts';
import type { MailServer } from '../../src/server/test-support/mail-server.ts';
import { confirmOtp, login, sendOtp, status } from '../../src/shared/sign-in/sign-in.ts';
import { rangeSearch } from '../../src/shared/range-search/range-search.ts';
import { bulkQueries } from '../../src/shared/single-query/single-query.ts';
import type { Load } from '../faults/site/load.ts';

interface Known {
  readonly load: Load;
  readonly mail: MailServer;
  /** The users, each of whom signs in again and again. */
  readonly users: readonly TestUser[];
  /** Tokens of the sessions that were opened properly. */
  readonly tokens: string[];
}

const WithToken = z.object({ auth_token: z.string() });
const numbersACall = 25;
const mailedWithinMs = 60_000;
const json = { 'content-type': 'application/json' };

export class People {
  /** Sign-ins without an answer to their last step. */
  unansweredSignIns = 0;
  signIns = 0;
  searches = 0;
  bulkCalls = 0;
  readonly #known: Known;
  #isOver = true;
  #running: Promise<unknown> = Promise.resolve();

  constructor(known: Known) {
    this.#known = known;
  }

  start(): void {
    this.#isOver = false;
    this.#running = Promise.all([this.#signIn(), this.#search(), this.#askMany()]);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }

  figures(): string {
    return `${this.signIns} sign-ins, ${this.searches} searches and ${this.bulkCalls} calls of ${numbersACall} numbers answered`;
  }

  /** Counts the opened sessions that are no longer valid. */
  async lostSessions(): Promise<number> {
    let lost = 0;
    for (const token of this.#known.tokens) {
      const reply = await this.#known.load.call(status.path, { headers: { authorization: `Bearer ${token}` } });
      if (reply?.status !== 200) lost += 1;
    }
    return lost;
  }

  async #signIn(): Promise<void> {
    const { users, tokens } = this.#known;
    for (let count = 0; !this.#isOver; count += 1) {
      const user = users[count % users.length];
      const token = user && (await this.#signedIn(user));
      if (token !== undefined) {
        tokens.push(token);
        this.signIns += 1;
      }
      await setTimeout(500);
    }
  }

  /** Takes every step of a sign-in as a browser does; undefined if one had no answer or was refused for now. */
  async #signedIn(user: TestUser): Promise<string | undefined> {
    const { load, mail } = this.#known;
    const credentials = JSON.stringify({ email: user.email, password: user.password });
    const begun = await load.call(login.path, { method: 'POST', headers: json, body: credentials });
    if (begun?.status !== 200) return undefined;
    const headers = { ...json, authorization: `Bearer ${WithToken.parse(JSON.parse(begun.text)).auth_token}` };
    const mailsBefore = mail.mails.length;
    const sent = await load.call(sendOtp.path, { method: 'POST', headers, body: credentials });
    if (sent?.status !== 200) return undefined;
    const otp = await this.#mailedCode(user.email, mailsBefore);
    if (otp === undefined) return void load.faults.push(`${user.email} got no code within ${mailedWithinMs / 1_000} s`);
    const confirmed = await load.call(confirmOtp.path, { method: 'POST', headers, body: JSON.stringify({ email: user.email, otp }) });
    if (confirmed?.status === 200) return WithToken.parse(JSON.parse(confirmed.text)).auth_token;
    this.unansweredSignIns += 1;
    return undefined;
  }

  async #mailedCode(email: string, after: number): Promise<string | undefined> {
    const deadline = performance.now() + mailedWithinMs;
    while (performance.now() < deadline) {
      const newest = this.#known.mail.mails.slice(after).findLast(({ to }) => to?.some(({ address }) => address === email));
      const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0];
      if (code !== undefined) return code;
      await setTimeout(50);
    }
    return undefined;
  }

  async #search(): Promise<void> {
    for (; !this.#isOver; await setTimeout(100)) {
      const reply = await this.#known.load.call(`${rangeSearch.path}?range=4477`);
      if (reply?.status === 200) this.searches += 1;
    }
  }

  async #askMany(): Promise<void> {
    const { load } = this.#known;
    for (let first = 447_500_000_000; !this.#isOver; first += numbersACall) {
      const numbers = Array.from({ length: numbersACall }, (_, index) => String(first + index));
      for (const number of numbers) load.asked.add(number);
      const reply = await load.call(bulkQueries.path, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ numbers, services: ['npq'] }),
      });
      if (reply?.status === 200) {
        for (const number of numbers) load.answered.add(number);
        this.bulkCalls += 1;
      }
      await setTimeout(200);
    }
  }
}
