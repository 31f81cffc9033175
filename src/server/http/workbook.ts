/**
 * A workbook with one sheet that is written as its rows arrive (ECMA-376: parts of XML in a zip archive). The usual workbook library holds every cell in
 * memory, and a joined file of 100,000 rows has ten million cells.
 */
import { once } from 'node:events';
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org';
const sheetPath = 'xl/worksheets/sheet1.xml';

/** The parts of a workbook besides its sheet. */
const parts: readonly (readonly [path: string, xml: string])[] = [
  [
    '[Content_Types].xml',
    `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/${sheetPath}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ],
];

/** Yields the bytes of a workbook; `rows` are its rows as XML. Throws the error of `rows` if they end with one. */
export async function* workbookOf(rows: AsyncIterable<string>): AsyncGenerator<Buffer> {
  const archive = new Archive();
  for (const [path, xml] of parts) yield archive.add(path, Buffer.from(head + xml));
  yield archive.begin(sheetPath);
  const sheet = { crc: 0, bytes: 0, packed: 0 };
  for await (const packed of deflated(sheetXml(rows), sheet)) {
    sheet.packed += packed.byteLength;
    yield packed;
  }
  yield archive.end(sheet);
  yield archive.directory();
}

async function* sheetXml(rows: AsyncIterable<string>): AsyncGenerator<string> {
  yield `${head}<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>`;
  yield* rows;
  yield '</sheetData></worksheet>';
}

/** Compresses text as it arrives, and counts it. */
async function* deflated(texts: AsyncIterable<string>, counted: { crc: number; bytes: number }): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw({ level: 1 });
  const feed = async () => {
    for await (const text of texts) {
      const bytes = Buffer.from(text);
      counted.crc = crc32(bytes, counted.crc);
      counted.bytes += bytes.byteLength;
      if (!packer.write(bytes)) await once(packer, 'drain');
    }
    packer.end();
  };
  feed().catch((error: unknown) => packer.destroy(error instanceof Error ? error : new Error(String(error))));
  yield* packer as AsyncIterable<Buffer>;
}

interface Sizes {
  readonly crc: number;
  readonly bytes: number;
  readonly packed: number;
}

/** The earliest date in a zip archive, 1980-01-01. */
const noDate = 0x21;
const deflate = 8;
/** Sizes follow the content, and names are UTF-8. */
const sizesBehind = 0x0808;
const version = 20;

/** The records of a zip archive (APPNOTE.TXT) of less than 4 GiB. */
class Archive {
  #offset = 0;
  readonly #entries: Buffer[] = [];
  #open: { name: Buffer; offset: number } | undefined;

  add(path: string, content: Buffer): Buffer {
    const packed = deflateRawSync(content);
    const sizes = { crc: crc32(content), bytes: content.byteLength, packed: packed.byteLength };
    return Buffer.concat([this.begin(path), packed, this.end(sizes)]);
  }

  begin(path: string): Buffer {
    const name = Buffer.from(path);
    this.#open = { name, offset: this.#offset };
    const record = Buffer.concat([
      words(
        [0x04034b50, 4],
        [version, 2],
        [sizesBehind, 2],
        [deflate, 2],
        [0, 2],
        [noDate, 2],
        [0, 4],
        [0, 4],
        [0, 4],
        [name.byteLength, 2],
        [0, 2],
      ),
      name,
    ]);
    this.#offset += record.byteLength;
    return record;
  }

  end({ crc, bytes, packed }: Sizes): Buffer {
    const { name, offset } = this.#open!;
    const record = words([0x08074b50, 4], [crc, 4], [packed, 4], [bytes, 4]);
    this.#offset += packed + record.byteLength;
    const known: Word[] = [
      [crc, 4],
      [packed, 4],
      [bytes, 4],
      [name.byteLength, 2],
    ];
    const rest: Word[] = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [offset, 4],
    ];
    const opening: Word[] = [
      [0x02014b50, 4],
      [version, 2],
      [version, 2],
      [sizesBehind, 2],
      [deflate, 2],
      [0, 2],
      [noDate, 2],
    ];
    this.#entries.push(words(...opening, ...known, ...rest), name);
    return record;
  }

  directory(): Buffer {
    const entries = Buffer.concat(this.#entries);
    const count = this.#entries.length / 2;
    const ending = words([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [entries.byteLength, 4], [this.#offset, 4], [0, 2]);
    return Buffer.concat([entries, ending]);
  }
}

/** A number in a given number of bytes. */
type Word = readonly [value: number, bytes: 2 | 4];

function words(...values: readonly Word[]): Buffer {
  return Buffer.concat(
    values.map(([value, bytes]) => {
      const word = Buffer.alloc(bytes);
      word.writeUIntLE(value, 0, bytes);
      return word;
    }),
  );
}
