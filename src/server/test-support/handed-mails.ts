/** Mails as people's programs send them, and the mail server that hands them over. */
import { randomUUID } from 'node:crypto';
import type { TestPortal } from './test-portal.ts';

export const mailToken = 'a token of the mail server that is long enough';

interface WrittenMail {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  /** The name of a file that comes with it. */
  readonly file?: string;
  /** Further lines of the head; they stand in place of those of the same name. */
  readonly lines?: readonly string[];
}

/** A mail of plain text. */
export function mailOf({ from, to, text, file, lines = [] }: WrittenMail): string {
  const type = 'Content-Type: text/plain; charset=utf-8';
  const names = lines.map((line) => line.split(':')[0]);
  const standing = [
    `From: ${from}`,
    `To: ${to}`,
    'Subject: Re: your ticket',
    `Message-ID: <${randomUUID()}@customer.example>`,
    'MIME-Version: 1.0',
    file === undefined ? type : 'Content-Type: multipart/mixed; boundary=edge',
  ].filter((line) => !names.includes(line.split(':')[0]));
  const attached = `Content-Type: text/csv\r\nContent-Disposition: attachment; filename="${file}"\r\n\r\n447400123456\r\n`;
  const body = file === undefined ? text : `--edge\r\n${type}\r\n\r\n${text}\r\n--edge\r\n${attached}--edge--\r\n`;
  return [...lines, ...standing, '', body].join('\r\n');
}

/** Hands a mail over as a mail server does. */
export async function handOver(
  { app }: Pick<TestPortal, 'app'>,
  mail: string | Buffer,
  { token = mailToken, type = 'message/rfc822' }: { token?: string; type?: string } = {},
) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/support/inbound-mail',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    payload: mail,
  });
  return { status: response.statusCode, body: response.json() };
}
