/** Downloads through the calls (specification, sections 2, 3 and 7). */
import { createHash, randomUUID } from 'node:crypto';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { downloadFile, downloadGuide, listFiles, type DocumentRow } from '../../../shared/api/downloads.ts';
import { bitsFor, type Matter, matters } from '../../../shared/matters.ts';
import { everyPermission, maskOf } from '../../../shared/permissions.ts';
import { publishDocument } from '../../documents.ts';
import { makeUser, signedInToken } from '../../test-support/factories.ts';
import { readPdf } from '../../test-support/pdf-text.ts';
import { type Reply, startTestPortal, type TestPortal } from '../../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const list = (token: string, matter: string): Promise<Reply> => portal.call(listFiles, { query: { matter: matter as Matter } }, token);
const download = (token: string, matter: string, file: string): Promise<Reply> =>
  portal.call(downloadFile, { query: { matter: matter as Matter, file } }, token);

/** The bytes as they travel. */
function fetchBytes(token: string, { matter, file }: { matter: Matter; file: string }, headers: Record<string, string> = {}) {
  return portal.app.inject({
    url: downloadFile.path,
    query: { matter, file },
    headers: { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}`, ...headers },
  });
}

interface Published {
  matter?: Matter;
  organisationId?: number;
  fileName?: string;
  type?: string;
  content?: Buffer;
}

/** A document of a test's own. */
async function publish({ matter = 'product-documentation', fileName = 'notes.txt', type = 'text/plain', ...rest }: Published = {}) {
  const { content = Buffer.from('0123456789'), organisationId } = rest;
  const document = await publishDocument(portal.deps, {
    matter,
    ...(organisationId === undefined ? {} : { organisationId }),
    series: randomUUID(),
    source: 'a test',
    title: 'Notes',
    fileName,
    type,
    content: () => content,
  });
  return { matter, file: document!.id };
}

async function userWith(permissions = everyPermission) {
  const user = await makeUser(portal.deps, { permissions });
  return { token: await signedInToken(portal.deps, user), organisationId: user.organisationId };
}

describe('lists', () => {
  test.each(matters.filter((matter) => !matter.startsWith('my-documents/')))('%s is never empty', async (matter) => {
    const { token } = await userWith();
    const { status, body } = await list(token, matter);
    expect(status).toBe(200);
    expect(body.message.length).toBeGreaterThan(0);
    for (const row of body.message as DocumentRow[]) {
      expect(Object.keys(row).toSorted()).toEqual(['filecode', 'filename', 'lastModificationDate', 'sha256', 'size', 'title', 'type']);
    }
  });

  test('a row says what comes down: name, type, size and SHA-256', async () => {
    const { token } = await userWith();
    const { body } = await list(token, 'cic-list/snapshot');
    const [row] = body.message as DocumentRow[];
    const reply = await fetchBytes(token, { matter: 'cic-list/snapshot', file: row!.filecode });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe(row!.type);
    expect(reply.headers['content-disposition']).toContain(`filename*=UTF-8''${row!.filename}`);
    expect(reply.rawPayload.byteLength).toBe(row!.size);
    expect(createHash('sha256').update(reply.rawPayload).digest('hex')).toBe(row!.sha256);
  });

  test('the newest document stands first', async () => {
    const { token, organisationId } = await userWith();
    const matter = 'my-documents/weekly-reports';
    const files = [await publish({ matter, organisationId }), await publish({ matter, organisationId })];
    const { body } = await list(token, matter);
    const dates = (body.message as DocumentRow[]).map((row) => row.lastModificationDate);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect((body.message as DocumentRow[]).map((row) => row.filecode).toSorted()).toEqual(files.map(({ file }) => file).toSorted());
  });

  test('an organisation without documents of its own gets an empty list', async () => {
    const { token } = await userWith();
    expect((await list(token, 'my-documents/monthly-reports')).body).toEqual({ message: [] });
  });
});

describe('who may have what', () => {
  test.each(matters.flatMap((matter) => bitsFor(matter).map((bit) => [matter, bit] as const)))(
    'T29: %s needs bit %i, on its list and on a download',
    async (matter, bit) => {
      const { token, organisationId } = await userWith(everyPermission & ~maskOf([bit]));
      const { file } = await publish({ matter, organisationId });
      for (const reply of [await list(token, matter), await download(token, matter, file)]) {
        expect(reply.status).toBe(403);
        expect(reply.body).toEqual({ message: expect.stringMatching(/^You do not hold the permission /) });
      }
      const holder = await signedInToken(
        portal.deps,
        await makeUser(portal.deps, { organisationId, permissions: maskOf([...bitsFor(matter)]) }),
      );
      expect((await list(holder, matter)).status).toBe(200);
      expect((await download(holder, matter, file)).status).toBe(200);
    },
  );

  test('T29: a refusal by matter stands in the audit log as every other one', async () => {
    const { token, organisationId } = await userWith(maskOf([2]));
    await list(token, 'gnr-files');
    const entries = await portal.deps.db.selectFrom('audit_log').where('organisation_id', '=', organisationId).selectAll().execute();
    expect(entries).toMatchObject([{ action: 'call refused', detail: 'gnr-files: You do not hold the permission GNR Download' }]);
  });

  test('T29: the guide needs bit 2', async () => {
    const { token } = await userWith(everyPermission & ~maskOf([2]));
    expect((await portal.call(downloadGuide, { query: { matter: 'product-documentation' } }, token)).status).toBe(403);
  });

  test("T29: another organisation's document is not listed, and its file code answers as one that does not exist", async () => {
    const [mine, theirs] = [await userWith(), await userWith()];
    for (const matter of ['my-documents/weekly-reports', 'my-documents/monthly-reports', 'product-documentation'] as const) {
      const { file } = await publish({ matter, organisationId: theirs.organisationId });
      expect((await list(mine.token, matter)).body.message.map((row: DocumentRow) => row.filecode)).not.toContain(file);
      const refused = await download(mine.token, matter, file);
      const unknown = await download(mine.token, matter, randomUUID());
      expect([refused.status, refused.body]).toEqual([404, unknown.body]);
      expect((await download(theirs.token, matter, file)).status).toBe(200);
    }
  });
});

const hostile = [
  ['a path upwards', '../../portal.key'],
  ['an encoded path', '..%2f..%2fportal.key'],
  ['a path encoded twice', '%252e%252e%252fportal.key'],
  ['an absolute path', '/etc/passwd'],
  ['backslashes', '..\\..\\portal.key'],
  ['NUL', 'a\0b'],
  ['4,096 characters', 'a'.repeat(4_096)],
  ['nothing', ''],
] as const;

describe('what callers send never becomes a path', () => {
  test.each(hostile)('T44: a file of %s is 400 or 404', async (_, file) => {
    const { token } = await userWith();
    expect([400, 404]).toContain((await download(token, 'product-documentation', file)).status);
  });

  test.each([...hostile, ['another word', 'documents'] as const, ['a matter in capitals', 'GNR-FILES'] as const])(
    'T44: a matter of %s is 400',
    async (_, matter) => {
      const { token } = await userWith();
      const { file } = await publish();
      expect((await list(token, matter)).status).toBe(400);
      expect((await download(token, matter, file)).status).toBe(400);
      expect((await portal.call(downloadGuide, { query: { matter: matter as 'product-documentation' } }, token)).status).toBe(400);
    },
  );

  test("T44: a file code works for its own matter alone, and the guide's matter is product-documentation", async () => {
    const { token } = await userWith();
    const { file } = await publish({ matter: 'product-documentation' });
    expect((await download(token, 'gnr-files', file)).status).toBe(404);
    expect((await portal.call(downloadGuide, { query: { matter: 'gnr-files' as 'product-documentation' } }, token)).status).toBe(400);
  });

  test('T44: a file that lies in the data folder without a row is nobody’s, and so is a link to one', async () => {
    const { token } = await userWith();
    const folder = join(portal.dataDir, 'files', 'documents');
    const [stray, link] = [randomUUID(), randomUUID()];
    writeFileSync(join(folder, stray), 'secret');
    symlinkSync('/etc/passwd', join(folder, link));
    for (const file of [stray, link]) expect((await download(token, 'product-documentation', file)).status).toBe(404);
  });

  test('T44: repeated parameters are refused', async () => {
    const { token } = await userWith();
    const { file } = await publish();
    const headers = { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}` };
    const base = `${downloadFile.path}?matter=product-documentation&file=${file}`;
    for (const extra of [`&file=${file}`, '&matter=gnr-files'])
      expect((await portal.app.inject({ url: base + extra, headers })).statusCode).toBe(400);
  });
});

describe('what comes down', () => {
  test.each([
    ['report "final".csv', `report__final_.csv`, 'report%20%22final%22.csv'],
    ['a\r\nSet-Cookie: x=1.csv', 'a__Set-Cookie__x_1.csv', 'a%0D%0ASet-Cookie%3A%20x%3D1.csv'],
    ["prix été (d'or)*.csv", 'prix__t___d_or__.csv', 'prix%20%C3%A9t%C3%A9%20%28d%27or%29%2A.csv'],
    ['../../../x.html', '.._.._.._x.html', '..%2F..%2F..%2Fx.html'],
  ])('T52: the name %j is safe in the header and true beside it', async (fileName, plain, encoded) => {
    const { token } = await userWith();
    const reply = await fetchBytes(token, await publish({ fileName }));
    expect(reply.headers['content-disposition']).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  test.each(['text/html', 'image/svg+xml', 'application/pdf'])(
    'T52: %s is an attachment that no browser opens in the page',
    async (type) => {
      const { token } = await userWith();
      const reply = await fetchBytes(token, await publish({ type, content: Buffer.from('<script>alert(1)</script>') }));
      expect(reply.headers['content-type']).toBe(type);
      expect(reply.headers['content-disposition']).toMatch(/^attachment;/);
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test('a download that broke off goes on where it stopped', async () => {
    const { token } = await userWith();
    const document = await publish();
    const { headers } = await fetchBytes(token, document);
    expect(headers['accept-ranges']).toBe('bytes');
    const rest = await fetchBytes(token, document, { range: 'bytes=4-', 'if-range': String(headers['etag']) });
    expect([rest.statusCode, rest.payload, rest.headers['content-range']]).toEqual([206, '456789', 'bytes 4-9/10']);
    const changed = await fetchBytes(token, document, { range: 'bytes=4-', 'if-range': '"another version"' });
    expect([changed.statusCode, changed.payload]).toEqual([200, '0123456789']);
    const beyond = await fetchBytes(token, document, { range: 'bytes=10-' });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  test('the ETag is the SHA-256, and who has the file gets 304', async () => {
    const { token } = await userWith();
    const document = await publish();
    const etag = `"${createHash('sha256').update('0123456789').digest('hex')}"`;
    expect((await fetchBytes(token, document)).headers['etag']).toBe(etag);
    const known = await fetchBytes(token, document, { 'if-none-match': etag });
    expect([known.statusCode, known.payload]).toEqual([304, '']);
  });

  test('a document whose file the storage has lost is 404', async () => {
    const { token } = await userWith();
    const document = await publish();
    await portal.deps.storage.remove(`documents/${document.file}`);
    const { status, body } = await download(token, document.matter, document.file);
    expect([status, body]).toEqual([404, { message: 'This document is no longer stored' }]);
  });
});

describe('the product guide', () => {
  test('the guide is a PDF with the fixed name product-guide.pdf, tagged, with title, language, bookmarks and contents', async () => {
    const { token } = await userWith();
    const headers = { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}` };
    const reply = await portal.app.inject({ url: `${downloadGuide.path}?matter=product-documentation`, headers });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.headers['content-disposition']).toContain('filename="product-guide.pdf"');
    const { structure, pages, text } = readPdf(reply.rawPayload);
    const marks = ['/StructTreeRoot', '/Lang (en)', '/Outlines', '/Marked true', '/DisplayDocTitle true', '(Dialplane: product guide)'];
    const tags = ['H1', 'H2', 'TOC', 'TOCI', 'Link', 'Table', 'TH', 'TD', 'LBody'].map((tag) => `/S /${tag}\n`);
    expect([...marks, ...tags].filter((mark) => !structure.includes(mark))).toEqual([]);
    expect(text).toContain('Contents What the portal is for 1');
    expect(text).toContain(`Page 1 of ${pages}`);
    for (const word of ['npdi', 'irsfDate', 'AITCheck', 'GNR Download', '100,000 rows', 'Internal error']) expect(text).toContain(word);
  });

  test('it is kept: the second download is the same file, and the list has it once', async () => {
    const { token } = await userWith();
    const etags = [];
    for (let time = 0; time < 2; time += 1)
      etags.push((await portal.call(downloadGuide, { query: { matter: 'product-documentation' } }, token)).headers['etag']);
    expect(etags[0]).toBe(etags[1]);
    const { body } = await list(token, 'product-documentation');
    expect(body.message.filter((row: DocumentRow) => row.filename === 'product-guide.pdf')).toHaveLength(1);
  });
});
