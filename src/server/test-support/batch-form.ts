/** A form with one file, byte for byte as a browser sends it. */

const boundary = 'a-boundary-that-no-number-holds';

/** The body of a form with one file, and with other columns behind it where there are any. */
export function formOf(name: string, content: string | Uint8Array | readonly string[], columns?: string | Uint8Array): Buffer {
  const text = Array.isArray(content) ? content.map((number) => `${number}\n`).join('') : (content as string | Uint8Array);
  return Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n`),
    typeof text === 'string' ? Buffer.from(text) : text,
    ...(columns === undefined ? [] : columnsPart(columns)),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}

function columnsPart(columns: string | Uint8Array): Buffer[] {
  const heading = `\r\n--${boundary}\r\nContent-Disposition: form-data; name="columns"; filename="columns.csv"\r\nContent-Type: text/csv\r\n\r\n`;
  return [Buffer.from(heading), Buffer.from(columns)];
}

export const formType = `multipart/form-data; boundary=${boundary}`;
