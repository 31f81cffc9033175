/** Incoming mails. The header is parsed here; the rest in a thread that ends after a time limit, since anyone may have forged it. */
import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import PostalMime, { addressParser } from 'postal-mime';
import { inboundMailMaxCharacters } from '../../shared/base/limits.ts';
import { inEnglish } from '../../shared/base/sayings.ts';
import { AppError } from '../base/errors.ts';

export interface MailHead {
  /** Sender in lower case; empty unless there is exactly one. */
  readonly from: string;
  /** Recipients in lower case, most trusted first: those named by the mail server, then those named by the sender. */
  readonly recipients: readonly string[];
  /** Identifies the mail if it arrives again. */
  readonly key: Buffer;
  /** Returns the values of a header field, by its name in lower case. */
  values(name: string): string[];
}

interface MailBody {
  /** Plain text; converted from the HTML if there is nothing else. */
  readonly text: string;
  /** Names of files, or their types. */
  readonly attachments: string[];
}

const headMaxBytes = 128 * 1024;
const recipientLines = ['delivered-to', 'x-original-to', 'x-envelope-to', 'to', 'cc'];
const recipientsMost = 50;

/** Parses the header. Throws `AppError` (400) if the bytes are not a mail. */
export async function readMailHead(bytes: Buffer): Promise<MailHead> {
  const head = bytes.subarray(0, headEnd(bytes));
  const mail = await PostalMime.parse(head, { maxHeadersSize: headMaxBytes }).catch((cause: unknown) => notAMail(cause));
  const values = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value);
  if (values('from').length === 0) notAMail();
  const addresses = (name: string) =>
    values(name).flatMap((value) => addressParser(value, { flatten: true }).map(({ address }) => address?.toLowerCase() ?? ''));
  const from = addresses('from');
  const recipients = new Set(recipientLines.flatMap(addresses));
  return {
    from: from.length === 1 ? (from[0] ?? '') : '',
    recipients: [...recipients].slice(0, recipientsMost),
    key: createHash('sha256')
      .update(values('message-id')[0]?.trim() || bytes)
      .digest(),
    values,
  };
}

function notAMail(cause?: unknown): never {
  throw new AppError('malformed_request', inEnglish('This is no mail: send it as it came, with its head (RFC 5322)'), { cause });
}

function headEnd(bytes: Buffer): number {
  const ends = ['\r\n\r\n', '\n\n'].map((mark) => bytes.indexOf(mark)).filter((end) => end !== -1);
  const end = ends.length === 0 ? bytes.length : Math.min(...ends);
  return end > headMaxBytes ? notAMail() : end;
}

/** Time limit of the thread. */
const patienceMs = 20_000;
/** Most mails that are read at the same time, or wait for it. */
const mostAtOnce = 4;
const retryAfterSeconds = 20;

export interface MailReader {
  /** Reads the rest of a mail. Throws `AppError`: 400 if it is unreadable or takes too long; 413 if its text is too long; 503 if several are being read. */
  read(bytes: Buffer): Promise<MailBody>;
}

export function createMailReader({ timeoutMs = patienceMs }: { timeoutMs?: number } = {}): MailReader {
  let underWay = 0;
  return {
    async read(bytes) {
      if (underWay >= mostAtOnce)
        throw new AppError('overloaded', inEnglish('Too many mails are being read. Please try again in a moment'), { retryAfterSeconds });
      underWay += 1;
      try {
        return checked(await inThread(bytes, timeoutMs));
      } finally {
        underWay -= 1;
      }
    },
  };
}

function inThread(bytes: Buffer, timeoutMs: number): Promise<MailBody> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./incoming-mail-thread.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    const refuse = (cause: unknown) =>
      reject(new AppError('malformed_request', inEnglish('This mail cannot be read, or not in good time'), { cause }));
    const timer = setTimeout(() => {
      refuse(new Error(`The mail was not read after ${timeoutMs} ms`));
      void thread.terminate();
    }, timeoutMs);
    thread.once('message', resolve);
    thread.once('error', refuse);
    thread.once('exit', (code) => {
      clearTimeout(timer);
      refuse(new Error(`The thread that reads a mail ended with ${code}`));
    });
  });
}

const namesMost = 20;
const nameMaxLength = 200;

/** Removes characters that a text of the portal must not contain. */
function checked({ text, attachments }: MailBody): MailBody {
  const plain = text
    .replaceAll(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- removing them is the point
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Cs}]/gu, '')
    .trim();
  if (plain.length > inboundMailMaxCharacters)
    throw new AppError(
      'payload_too_large',
      inEnglish(`The text of a mail has at most ${inboundMailMaxCharacters.toLocaleString('en')} characters`),
    );
  const names = attachments.map((name) => name.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '').slice(0, nameMaxLength));
  return {
    text: plain,
    attachments: names.length > namesMost ? [...names.slice(0, namesMost), `${names.length - namesMost} more`] : names,
  };
}
