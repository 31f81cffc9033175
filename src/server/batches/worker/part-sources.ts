/** Sources of the answers of a part, stored as a piece of its file after the rows of its services. */
import type { AnswerSource, RowSources } from '../../../numbers/batch/row-sources.ts';
import type { ServiceRows } from '../../../numbers/batch/service-rows.ts';

const lineFeed = 0x0a;

/** Returns a line of JSON with the sources of each service, followed by a byte for each row of the first service, then of the next. */
export function sourcesPiece(results: readonly Pick<ServiceRows, 'sources'>[]): Uint8Array {
  const known = results.map(({ sources }) => sources.known);
  return Buffer.concat([Buffer.from(`${JSON.stringify(known)}\n`), ...results.map(({ sources }) => sources.rows)]);
}

/** Reads the sources of such a piece, for each service. */
export function readSources(piece: Buffer): RowSources[] {
  const end = piece.indexOf(lineFeed);
  // The hash of the piece was checked: it has the form written above.
  const services = JSON.parse(piece.toString('utf8', 0, end)) as AnswerSource[][];
  const bytes = Uint8Array.from(piece.subarray(end + 1));
  const rows = bytes.length / services.length;
  return services.map((known, service) => ({ known, rows: bytes.subarray(service * rows, (service + 1) * rows) }));
}
