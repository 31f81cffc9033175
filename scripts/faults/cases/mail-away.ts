/** F14, F15: the mail server refuses, says nothing, and takes mails without a word. Only users who request a code wait for it, and nobody gets in. */
import { login, sendOtp } from '../../../src/shared/sign-in/sign-in.ts';
import { onSite } from '../site/on-site.ts';
import type { Site } from '../site/site.ts';

/** Less than the portal's time limit for a mail server. */
const answeredWithinMs = 5_000;

await onSite(async (site) => {
  site.load.start();
  for (const mood of ['refuses', 'hung', 'silent'] as const) {
    site.mail.setMood(mood);
    await site.load.answersMore(50);
    const { status, ms, token } = await signIn(site);
    site.expect(status === 200 && ms < answeredWithinMs, `The sign-in answers ${status} after ${ms} ms while the mail server ${mood}`);
    const code = await post(site, sendOtp.path, token);
    const { message } = (await code.json()) as { message: string };
    site.tell(`${mood}: the sign-in took ${ms} ms, the code is ${code.status} ${message}`);
    site.expect(code.status === 503 && message.startsWith('The code could not be sent'), `A code is ${code.status}: ${message}`);
    const { id } = await site.load.sendBatch(['447400123456'], ['npq']);
    site.expect(id !== undefined, `No batch is taken while the mail server ${mood}`);
  }
  await site.load.answersMore(50);
  site.mail.setMood('takes');
});

async function signIn(site: Site): Promise<{ status: number; ms: number; token: string }> {
  const since = performance.now();
  const reply = await post(site, login.path);
  // A parsing edge: the reply of the contract.
  const { auth_token: token } = (await reply.json()) as { auth_token: string };
  return { status: reply.status, ms: Math.round(performance.now() - since), token };
}

/** Posts with the customer's credentials. */
function post(site: Site, path: string, token = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const { email, password } = site.caller.user;
  return site.call(path, { method: 'POST', headers, body: JSON.stringify({ email, password }) });
}
