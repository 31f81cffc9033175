import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stdSerializers } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { sendOtp } from '../../shared/sign-in/sign-in.ts';
import { createMailer } from './mailer.ts';
import { makeUser, pendingToken } from '../test-support/factories.ts';
import { freePort } from '../test-support/free-port.ts';
import { type MailServer, type MailServerMood, startMailServer } from '../test-support/mail-server.ts';
import { mailsTo, newestCode } from '../test-support/mailbox.ts';
import { startPortalForTest } from '../test-support/test-portal.ts';

async function startSmtp(mood: MailServerMood = 'takes'): Promise<MailServer> {
  const server = await startMailServer(mood);
  onTestFinished(() => server.stop());
  return server;
}

test('a mail of the outbox has the same Message-ID at each try, so that whoever gets it twice can tell', async () => {
  const { url, mails } = await startSmtp();
  const mailer = createMailer({ smtpUrl: url, from: 'portal@customer.example', outbox: '' });
  onTestFinished(() => mailer.close());
  const queued = { id: 7, time: new Date('2026-05-31T14:02:00Z') };
  for (let tries = 0; tries < 2; tries += 1) await mailer.send({ to: 'a@customer.example', subject: 'S', text: 'T', queued });
  await expect
    .poll(() => mails.map(({ messageId }) => messageId))
    .toEqual(Array(2).fill(`<2026-05-31T14-02-00.000Z-outbox-7@customer.example>`));
});

test('a captured mail is readable by the portal alone', async () => {
  const outbox = mkdtempSync(join(tmpdir(), 'dialplane-outbox-'));
  onTestFinished(() => rmSync(outbox, { recursive: true }));
  const mailer = createMailer({ smtpUrl: undefined, from: 'portal@customer.example', outbox });
  await mailer.send({ to: 'a@customer.example', subject: 'S', text: 'T' });
  const modes = readdirSync(outbox).map((name) => (statSync(join(outbox, name)).mode & 0o777).toString(8));
  expect(modes).toEqual(['600']);
});

test('with SMTP_URL the code goes to a mail server', async () => {
  const smtp = await startSmtp();
  const names = { MAIL_FROM: 'portal@provider.example', MAIL_FROM_NAME: 'Numbers', MAIL_FOOTER: 'Provider Ltd\\nRegister 1' };
  const portal = await startPortalForTest({ SMTP_URL: smtp.url, ...names });
  const user = await makeUser(portal.deps);
  const reply = await portal.call(sendOtp, { body: { email: user.email, password: user.password } }, await pendingToken(portal.deps, user));
  expect(reply.status).toBe(200);
  expect(smtp.recipients).toEqual([user.email]);
  expect(smtp.mails[0]).toMatchObject({
    from: { address: 'portal@provider.example', name: 'Numbers' },
    subject: 'Your Dialplane sign-in code',
  });
  expect(smtp.mails[0]?.text).toMatch(/\n\nProvider Ltd\nRegister 1\s*$/);
  expect(await mailsTo(portal.dataDir, user.email)).toEqual([]);
});

test('a mail server that refuses is said so, and the next try needs no wait', async () => {
  const refusing = await startSmtp('refuses');
  const portal = await startPortalForTest({ SMTP_URL: refusing.url, MAIL_FROM: 'portal@provider.example', CODE_RESEND_SECONDS: '30' });
  const user = await makeUser(portal.deps);
  const token = await pendingToken(portal.deps, user);
  const send = () => portal.call(sendOtp, { body: { email: user.email, password: user.password } }, token);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect(await send()).toMatchObject({
      status: 503,
      headers: { 'retry-after': '10' },
      body: { message: 'The code could not be sent by e-mail' },
    });
  }
});

test('what a mail server says when it refuses is told with its code, and without the address', async () => {
  const { url } = await startSmtp('refuses');
  const mailer = createMailer({ smtpUrl: url, from: 'portal@provider.example', outbox: '' });
  onTestFinished(() => mailer.close());
  const refusal = await mailer.send({ to: 'ann.example@customer.example', subject: 'S', text: 'T' }).catch((error: Error) => error);
  // As the log writes it.
  const logged = JSON.stringify(stdSerializers.err(refusal as Error));
  expect(logged).not.toMatch(/ann\.example|customer\.example/);
  expect(logged).toContain('EENVELOPE 550');
});

test('a mail server that is not there is an error of the call, not of the process', async () => {
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${await freePort()}`, from: 'portal@provider.example', outbox: '' });
  await expect(mailer.send({ to: 'a@customer.example', subject: 'x', text: 'y' })).rejects.toThrow('ECONNREFUSED');
  mailer.close();
});

test('without SMTP_URL each mail is one .eml file, in the order of sending', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dialplane-mail-'));
  const mailer = createMailer({ smtpUrl: undefined, from: 'portal@provider.example', outbox: join(dataDir, 'outbox') });
  for (const text of ['111111', '222222']) await mailer.send({ to: 'a@customer.example', subject: 'Code', text });
  expect((await mailsTo(dataDir, 'a@customer.example')).map((mail) => mail.text?.trim())).toEqual(['111111', '222222']);
  expect(await newestCode(dataDir, 'a@customer.example')).toBe('222222');
});
