/** Answers that a ticket reports, beside its message. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxEvidence } from '../../shared/base/limits.ts';
import type { Evidence } from '../../shared/tickets/evidence.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { staffTokenOf } from '../test-support/organisations.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { ticketCalls } from '../test-support/tickets.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const { customer, send, read } = ticketCalls(() => portal);

const evidence: Evidence = {
  number: '447700900123',
  service: 'npq',
  answer: '{\n  "rc": 0\n}',
  rc: 0,
  dataVersion: null,
  at: '2026-05-31T14:02:11.123Z',
  requestId: 'abc-1',
  link: '/testing?tab=single-live-query#n=447700900123&s=npq',
};

test('both sides read the reported answers, which are no part of the message', async () => {
  const { token } = await customer();
  const { rc: _, dataVersion: __, ...lookup } = evidence;
  const { ticketId } = (await send(token, { evidence: [evidence, lookup] })).body;
  for (const reader of [token, await staffTokenOf(portal)]) {
    const { response } = (await read(reader, ticketId)).body;
    expect(response.evidence).toEqual([evidence, lookup]);
    expect(response.ticketMessage).not.toContain('npq');
  }
});

test('mails have them below the message, quoted, and never in the subject', async () => {
  const { user, token } = await customer();
  const { ticketId } = (await send(token, { ticketMessage: 'Look.', evidence: [evidence] })).body;
  const said = `> Look.
>
> Number: 447700900123
> Service: npq
> Reason code: 0
> Data version: unknown
> Time: 2026-05-31 14:02:11 UTC
> Request: abc-1
> Link: ${new URL(portal.deps.publicUrl()).origin}${evidence.link}
> Answer:
> {
>   "rc": 0
> }
`;
  for (const recipient of [user.email, portal.deps.config.SUPPORT_EMAIL]) {
    const mails = async () => (await mailsTo(portal.dataDir, recipient)).filter(({ subject }) => subject?.includes(ticketId));
    await expect
      .poll(mails)
      .toEqual([expect.objectContaining({ text: expect.stringContaining(said), subject: expect.not.stringContaining('4477') })]);
  }
});

test('a ticket without any, as programs send it, has none', async () => {
  const { token } = await customer();
  const { ticketId } = (await send(token)).body;
  expect((await read(token, ticketId)).body.response.evidence).toEqual([]);
});

test('up to the limit of answers and of their size, and no further', async () => {
  const { token } = await customer();
  const longest = { ...evidence, answer: 'ä'.repeat(20_000) };
  const most = Array.from({ length: maxEvidence }, () => longest);
  expect((await send(token, { evidence: most })).status).toBe(200);
  expect((await send(token, { evidence: [...most, evidence] })).body.errors).toEqual({ evidence: 'A ticket can report at most 5 answers' });
  expect((await send(token, { evidence: [{ ...evidence, answer: 'a'.repeat(20_001) }] })).body.errors).toEqual({
    'evidence.0.answer': 'A reported answer can have at most 20,000 characters',
  });
});

test.each(['https://elsewhere.example/', '//elsewhere.example/testing?', 'javascript:alert(1)', '/testing?a b', '/admin?tab=users'])(
  'a link that is no query of the portal is refused: %s',
  async (link) => {
    const { token } = await customer();
    expect((await send(token, { evidence: [{ ...evidence, link }] })).body.errors).toEqual({
      'evidence.0.link': 'This is not an answer of the portal',
    });
  },
);
