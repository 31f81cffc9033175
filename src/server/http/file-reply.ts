/** A file as a reply: name, type and size, in parts if the caller requests a range (RFC 9110, section 14). */
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inEnglish } from '../../shared/base/sayings.ts';
import { AppError } from '../base/errors.ts';
import type { ByteRange } from '../storage/storage.ts';

export interface SentFile {
  readonly name: string;
  readonly type: string;
  /** Opens the content, or the part that `range` names. */
  readonly open: (range?: ByteRange) => Promise<Readable>;
  /** Size of a stored file, which allows range requests; undefined for a file that is made while it is sent. */
  readonly bytes?: number;
  /** Identifies the content; without quotes. */
  readonly etag?: string;
}

/** The return value of a download handler. */
export class FileReply {
  readonly file: SentFile;
  constructor(file: SentFile) {
    this.file = file;
  }
}

/** Replies with CSV that is written while it is sent: UTF-8, with the mark by which spreadsheets know it. */
export function csvReply(name: string, lines: AsyncIterable<string>): FileReply {
  async function* marked() {
    yield '\ufeff';
    yield* lines;
  }
  return new FileReply({ name, type: 'text/csv; charset=utf-8', open: async () => Readable.from(marked(), { objectMode: false }) });
}

export async function sendFile(request: FastifyRequest, reply: FastifyReply, { file }: FileReply): Promise<FastifyReply> {
  const { name, type, bytes, etag } = file;
  void reply.type(type).header('content-disposition', attachment(name));
  if (etag !== undefined) {
    void reply.header('etag', `"${etag}"`);
    if (request.headers['if-none-match']?.includes(`"${etag}"`)) return reply.status(304).send();
  }
  if (bytes === undefined) return reply.send(await file.open());
  void reply.header('accept-ranges', 'bytes');
  const range = askedRange(request, bytes, etag);
  if (!range) return reply.header('content-length', bytes).send(await file.open());
  const { from, to } = range;
  void reply
    .status(206)
    .header('content-range', `bytes ${from}-${to}/${bytes}`)
    .header('content-length', to - from + 1);
  return reply.send(await file.open(range));
}

/** Returns the one requested part. Several parts, or a part of another version (`If-Range`), get the whole file. */
function askedRange({ headers }: FastifyRequest, bytes: number, etag: string | undefined): ByteRange | undefined {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '');
  if (!asked || (headers['if-range'] !== undefined && headers['if-range'] !== `"${etag}"`)) return undefined;
  const [, first = '', last = ''] = asked;
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (from > to)
    throw new AppError('range_not_satisfiable', inEnglish(`The file has ${bytes} bytes`), { contentRange: `bytes */${bytes}` });
  return { from, to };
}

/** Returns the header of RFC 6266: plain ASCII for old clients, and the true name. No name can end the header or open the file in the page. */
function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w.-]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
