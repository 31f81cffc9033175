import { expect, test } from 'vitest';
import { readMailHead } from './incoming-mail.ts';
import { whyAutomatic } from './automatic-mails.ts';

const why = async (...lines: string[]) => {
  const head = await readMailHead(Buffer.from(['From: ann@customer.example', ...lines, '', 'I am away.'].join('\r\n')));
  return whyAutomatic(head, { MAIL_FROM: 'Portal@portal.example' });
};

test.each([
  'Auto-Submitted: auto-replied',
  'Auto-Submitted: auto-generated; owner-email="ann@customer.example"',
  'AUTO-SUBMITTED: Auto-Notified',
  'Precedence: bulk',
  'Precedence: list',
  'Precedence: auto_reply',
  'X-Auto-Response-Suppress: All',
  'Return-Path: <>',
  'Return-Path:',
  'Content-Type: multipart/report; report-type=delivery-status; boundary=x',
  'Message-ID: <2026-03-01T10-00-00.000Z-outbox-7@portal.example>',
  'Auto-Submitted: no\r\nAuto-Submitted: auto-replied',
  'Auto-Submitted: notified',
  'Precedence: junk',
])('T70: a program sent what says %s', async (lines) => {
  expect(await why(lines)).toMatch(/^\w.+\w$/);
});

test.each([
  'Subject: Auto-Submitted: auto-replied',
  'Auto-Submitted: no',
  'Auto-Submitted: No; owner-email="ann@customer.example"',
  'Auto-Submitted: no (a person wrote it)',
  'Precedence: listed',
  'Precedence: first-class',
  'Return-Path: <ann@customer.example>',
  'Content-Type: multipart/alternative; boundary=x',
  'Message-ID: <outbox-7@customer.example>',
  'Message-ID: <2026-03-01T10-00-00.000Z-outbox-7@customer.example>',
])('a person sent what says %s', async (line) => {
  expect(await why(line)).toBeUndefined();
});
