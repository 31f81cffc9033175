/** F21: thirty times as many callers for half a minute. Answers come in time, sign-in works, and afterwards everything is as before. */
import { setTimeout } from 'node:timers/promises';
import { login } from '../../../src/shared/sign-in/sign-in.ts';
import { onSite } from '../site/on-site.ts';

const callers = 200;
const floodMs = 30_000;
const backWithinMs = 30_000;
const signIns = 5;

await onSite(
  async (site) => {
    site.load.start(callers);
    for (let count = 0; count < signIns; count += 1) {
      await setTimeout(floodMs / signIns);
      const since = performance.now();
      const { email, password } = site.caller.user;
      const headers = { 'content-type': 'application/json' };
      const { status } = await site.call(login.path, { method: 'POST', headers, body: JSON.stringify({ email, password }) });
      site.tell(`sign-in ${count + 1} in the flood: ${status} after ${Math.round(performance.now() - since)} ms`);
      site.expect(status === 200, `A sign-in in the flood is ${status}`);
    }
    site.tell(`99 of 100 answers came within ${site.load.answerMs(0.99)} ms`);
    await site.load.stop();
    site.load.start();
    const backMs = await site.load.answeredAfter(performance.now());
    site.tell(`after the flood the first answer came after ${backMs} ms`);
    site.expect(backMs < backWithinMs, 'Calls are back later than 30 s after the flood');
  },
  { nodes: 2 },
);
