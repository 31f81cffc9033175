/** A form with one file, byte for byte as a browser sends it. */

const boundary = 'a-boundary-that-no-number-holds';

type FurtherFiles = Partial<Record<'columns' | 'rows', string | Uint8Array | undefined>>;

/** The body of a form with one file, and with what comes behind it by the name of its field. */
export function formOf(name: string, content: string | Uint8Array | readonly string[], further: FurtherFiles = {}): Buffer {
  const text = Array.isArray(content) ? content.map((number) => `${number}\n`).join('') : (content as string | Uint8Array);
  return Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n`),
    typeof text === 'string' ? Buffer.from(text) : text,
    ...Object.entries(further).flatMap(([field, table]) => (table === undefined ? [] : tablePart(field, table))),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}

function tablePart(field: string, table: string | Uint8Array): Buffer[] {
  const heading = `\r\n--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${field}.csv"\r\nContent-Type: text/csv\r\n\r\n`;
  return [Buffer.from(heading), Buffer.from(table)];
}

export const formType = `multipart/form-data; boundary=${boundary}`;
