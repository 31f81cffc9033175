/** Sends mail to a server over SMTP, or captures it as one `.eml` file per message. */
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
  /** Plain text; the portal's mails have no other form. */
  readonly text: string;
  /** The address for answers, if not the sender. */
  readonly replyTo?: string;
  /** Identity of a mail from the outbox. A process that dies between sending it and recording that sends it again: as the same message. */
  readonly queued?: { readonly id: number; readonly time: Date };
}

/** The server, or the connection to it, failed. Server replies name the recipient, which must not be logged: only their codes are kept. */
export class MailNotTaken extends OutsideFault {
  /** True if the server connected and then went silent: it may have accepted the mail. */
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

/** Fields that the mail library adds to an error. */
interface SmtpFault {
  readonly message: string;
  readonly code: string;
  /** Set if the server replied. */
  readonly responseCode: number;
  readonly command: string;
  /** Set on a time-out: `SOCKET_TIMEOUT` after the server's greeting. */
  readonly timeoutType: string;
}

function withoutAddress(code: string, message: string): string {
  return message.includes('@') ? code : message;
}

/** The configured names that mails print. */
export type MailNames = Pick<Config, 'PRODUCT_NAME' | 'SUPPORT_EMAIL'>;

export interface Mailer {
  /** Resolves when the server, or the folder, has accepted the message. */
  send(message: Message): Promise<void>;
  close(): void;
}

/** A server that does not answer within this time has failed. */
const smtpTimeoutMs = 10_000;

interface MailerOptions {
  readonly smtpUrl: string | undefined;
  readonly from: string;
  /** Name before the address. */
  readonly fromName?: string | undefined;
  /** Appended to the text of every mail. */
  readonly footer?: string | undefined;
  readonly outbox: string;
  readonly timeoutMs?: number;
}

/** Creates the configured mailer: to a server, or into a folder of the data directory. */
export function configuredMailer({
  SMTP_URL: smtpUrl,
  MAIL_FROM: from,
  MAIL_FROM_NAME: fromName,
  MAIL_FOOTER: footer,
  DATA_DIR,
}: Config): Mailer {
  return createMailer({ smtpUrl, from, fromName, footer, outbox: join(DATA_DIR, 'outbox') });
}

/** Creates a mailer. Without `smtpUrl` it captures mails in `outbox`, with names that sort by time. */
export function createMailer({ smtpUrl, from: address, fromName: name, footer, outbox, timeoutMs = smtpTimeoutMs }: MailerOptions): Mailer {
  const from = { name: name ?? '', address };
  const { send, close } = smtpUrl === undefined ? captureIn(outbox, from) : overSmtp(smtpUrl, from, timeoutMs);
  return { send: (message) => send(footer === undefined ? message : { ...message, text: `${message.text}\n${footer}\n` }), close };
}

/** A sender in the mail library's form: it quotes and encodes the name. */
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

/** Checks that the server accepts connections and, if the address has a user, the sign-in. Rejects with the reason. */
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
      // Nodes that share the folder may share the time, and in containers the process id too.
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

/** Removes mails captured more than `keptDays` ago, and partial files of killed processes. */
export async function removeCapturedMails(outbox: string, keptDays: number): Promise<void> {
  for (const name of await readdir(outbox).catch((): string[] => [])) {
    if (!/\.(eml|part)$/.test(name)) continue;
    const found = await stat(join(outbox, name)).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - keptDays * dayMs) await rm(join(outbox, name), { force: true });
  }
}

/** Returns headers that mark the mail as automatic, so that no program answers it (RFC 3834, 5). */
function byProgram({ replyTo }: Pick<Message, 'replyTo'>) {
  return replyTo === undefined ? {} : { headers: { 'Auto-Submitted': 'auto-generated' } };
}

/** Returns a name that is the same for each try of one mail, and sorts by time. */
function nameOf({ id, time }: NonNullable<Message['queued']>): string {
  return `${time.toISOString().replaceAll(':', '-')}-outbox-${id}`;
}
