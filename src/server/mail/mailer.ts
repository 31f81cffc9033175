/** Mail goes to a server over SMTP, or is captured as one `.eml` file a message. */
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { dayMs } from '../../shared/base/utc-day.ts';
import type { Config } from '../config/config.ts';
import { OutsideFault } from '../base/errors.ts';
import { syncFolder } from '../base/sync-folder.ts';

export interface Message {
  readonly to: string;
  readonly subject: string;
  /** Plain text; no mail of the portal has another form. */
  readonly text: string;
  /** Where answers go, if not to the sender. */
  readonly replyTo?: string;
  /** Of a mail from the outbox. A process that dies between sending it and noting so sends it again: as the same message, not as another one. */
  readonly queued?: { readonly id: number; readonly time: Date };
}

/** The server, or the way to it, failed. What servers answer names the recipient, which no log may: their codes are kept, their words are not. */
export class MailNotTaken extends OutsideFault {
  /** The server was there and then said nothing: it may have taken the mail nevertheless. */
  readonly isInDoubt: boolean;

  constructor(error: unknown) {
    const {
      code = '',
      responseCode,
      command = '',
      message = '',
      timeoutType,
    } = (error instanceof Error ? error : {}) as Partial<SmtpFault>;
    super(
      `The mail was not taken: ${responseCode === undefined ? withoutAddress(code, message) : `${code} ${responseCode} to ${command}`}`,
    );
    this.isInDoubt = timeoutType === 'SOCKET_TIMEOUT';
  }
}

/** What the mail library adds to an error. */
interface SmtpFault {
  readonly message: string;
  readonly code: string;
  /** Where the server answered. */
  readonly responseCode: number;
  readonly command: string;
  /** Where nothing came in time: `SOCKET_TIMEOUT` after the server had greeted. */
  readonly timeoutType: string;
}

function withoutAddress(code: string, message: string): string {
  return message.includes('@') ? code : message;
}

/** The names that mails print, as the configuration has them. */
export type MailNames = Pick<Config, 'PRODUCT_NAME' | 'SUPPORT_EMAIL'>;

export interface Mailer {
  /** Resolves when the server, or the folder, has taken the message. */
  send(message: Message): Promise<void>;
  close(): void;
}

/** A server that does not answer within this time has failed. */
const smtpTimeoutMs = 10_000;

interface MailerOptions {
  readonly smtpUrl: string | undefined;
  readonly from: string;
  /** Stands before the address. */
  readonly fromName?: string | undefined;
  /** Below the text of every mail. */
  readonly footer?: string | undefined;
  readonly outbox: string;
  readonly timeoutMs?: number;
}

/** As the configuration says: to its server, or into a folder of the data directory. */
export function configuredMailer({
  SMTP_URL: smtpUrl,
  MAIL_FROM: from,
  MAIL_FROM_NAME: fromName,
  MAIL_FOOTER: footer,
  DATA_DIR,
}: Config): Mailer {
  return createMailer({ smtpUrl, from, fromName, footer, outbox: join(DATA_DIR, 'outbox') });
}

/** `smtpUrl` unset captures mails in `outbox`, where the names sort by time. */
export function createMailer({ smtpUrl, from: address, fromName: name, footer, outbox, timeoutMs = smtpTimeoutMs }: MailerOptions): Mailer {
  const from = { name: name ?? '', address };
  const { send, close } = smtpUrl === undefined ? captureIn(outbox, from) : overSmtp(smtpUrl, from, timeoutMs);
  return { send: (message) => send(footer === undefined ? message : { ...message, text: `${message.text}\n${footer}\n` }), close };
}

/** A sender as the mail library takes it: it quotes and encodes the name. */
interface Sender {
  readonly name: string;
  readonly address: string;
}

function overSmtp(url: string, from: Sender, timeoutMs: number): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    send: async ({ queued, ...message }) => {
      const messageId = queued && `<${nameOf(queued)}@${from.address.replace(/^.*@/, '')}>`;
      await transport
        .sendMail({ from, ...message, ...byProgram(message), ...(messageId !== undefined && { messageId }) })
        .catch((error: unknown) => {
          throw new MailNotTaken(error);
        });
    },
    close: () => transport.close(),
  };
}

/** Whether the server takes connections and, where the address names a user, sign-ins. Rejects with the reason. */
export async function checkMailServer(url: string): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: smtpTimeoutMs,
    greetingTimeout: smtpTimeoutMs,
    socketTimeout: smtpTimeoutMs,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function captureIn(outbox: string, from: Sender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  let count = 0;
  return {
    async send({ queued, ...message }) {
      const { message: bytes } = await transport.sendMail({ from, ...message, ...byProgram(message) });
      await mkdir(outbox, { recursive: true });
      count += 1;
      // Nodes that share the folder may share the moment, and in containers the process id too.
      const unique = `${new Date().toISOString().replaceAll(':', '-')}-${String(count).padStart(6, '0')}-${randomBytes(4).toString('hex')}`;
      const name = queued ? nameOf(queued) : unique;
      // Readers that watch the folder never see half a message.
      await writeFile(join(outbox, `${name}.part`), bytes, { mode: 0o600, flush: true });
      await rename(join(outbox, `${name}.part`), join(outbox, `${name}.eml`));
      syncFolder(outbox);
    },
    close: () => transport.close(),
  };
}

/** Removes captured mails of longer than `keptDays` ago, and what a killed process left of one. */
export async function removeCapturedMails(outbox: string, keptDays: number): Promise<void> {
  for (const name of await readdir(outbox).catch((): string[] => [])) {
    if (!/\.(eml|part)$/.test(name)) continue;
    const found = await stat(join(outbox, name)).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - keptDays * dayMs) await rm(join(outbox, name), { force: true });
  }
}

/** No program answers what says of itself that it comes from one (RFC 3834, 5). */
function byProgram({ replyTo }: Pick<Message, 'replyTo'>) {
  return replyTo === undefined ? {} : { headers: { 'Auto-Submitted': 'auto-generated' } };
}

/** The same for each try of one mail, and sorting by time. */
function nameOf({ id, time }: NonNullable<Message['queued']>): string {
  return `${time.toISOString().replaceAll(':', '-')}-outbox-${id}`;
}
