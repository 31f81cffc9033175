/** Downloads: names, parts, types, and the guide (specification, sections 2 and 7). */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { downloadFile, downloadGuide, listFiles, type DocumentRow } from '../../shared/documents/documents.ts';
import { savePreferences } from '../../shared/account/preferences.ts';
import { downloadsUser, fetchBytes, publishTestDocument } from '../test-support/documents.ts';
import { startObjectStorage } from '../test-support/object-storage.ts';
import { readPdf } from '../test-support/pdf-text.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

describe('what comes down', () => {
  test.each([
    ['report "final".csv', `report__final_.csv`, 'report%20%22final%22.csv'],
    ['a\r\nSet-Cookie: x=1.csv', 'a__Set-Cookie__x_1.csv', 'a%0D%0ASet-Cookie%3A%20x%3D1.csv'],
    ["prix été (d'or)*.csv", 'prix__t___d_or__.csv', 'prix%20%C3%A9t%C3%A9%20%28d%27or%29%2A.csv'],
    ['../../../x.html', '.._.._.._x.html', '..%2F..%2F..%2Fx.html'],
  ])('T52: the name %j is safe in the header and true beside it', async (fileName, plain, encoded) => {
    const { token } = await downloadsUser(portal);
    const reply = await fetchBytes(portal, token, await publishTestDocument(portal, { fileName }));
    expect(reply.headers['content-disposition']).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  test.each(['text/html', 'image/svg+xml', 'application/pdf'])(
    'T52: %s is an attachment that no browser opens in the page',
    async (type) => {
      const { token } = await downloadsUser(portal);
      const reply = await fetchBytes(
        portal,
        token,
        await publishTestDocument(portal, { type, content: Buffer.from('<script>alert(1)</script>') }),
      );
      expect(reply.headers['content-type']).toBe(type);
      expect(reply.headers['content-disposition']).toMatch(/^attachment;/);
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test('a download that broke off goes on where it stopped', async () => {
    const { token } = await downloadsUser(portal);
    const document = await publishTestDocument(portal);
    const { headers } = await fetchBytes(portal, token, document);
    expect(headers['accept-ranges']).toBe('bytes');
    const rest = await fetchBytes(portal, token, { ...document, headers: { range: 'bytes=4-', 'if-range': String(headers['etag']) } });
    expect([rest.statusCode, rest.payload, rest.headers['content-range']]).toEqual([206, '456789', 'bytes 4-9/10']);
    const changed = await fetchBytes(portal, token, { ...document, headers: { range: 'bytes=4-', 'if-range': '"another version"' } });
    expect([changed.statusCode, changed.payload]).toEqual([200, '0123456789']);
    const beyond = await fetchBytes(portal, token, { ...document, headers: { range: 'bytes=10-' } });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  test('no cache keeps a document, that of the browser included', async () => {
    const { token } = await downloadsUser(portal);
    const { headers } = await fetchBytes(portal, token, await publishTestDocument(portal));
    expect(headers['cache-control']).toBe('no-store');
  });

  test('the ETag is the SHA-256, and who has the file gets 304', async () => {
    const { token } = await downloadsUser(portal);
    const document = await publishTestDocument(portal);
    const etag = `"${createHash('sha256').update('0123456789').digest('hex')}"`;
    expect((await fetchBytes(portal, token, document)).headers['etag']).toBe(etag);
    const known = await fetchBytes(portal, token, { ...document, headers: { 'if-none-match': etag } });
    expect([known.statusCode, known.payload]).toEqual([304, '']);
  });

  test('a document whose file the storage has lost is 404', async () => {
    const { token } = await downloadsUser(portal);
    const document = await publishTestDocument(portal);
    await portal.deps.storage.remove(`documents/${document.file}`);
    const { status, body } = await portal.call(downloadFile, { query: document }, token);
    const said = { name: 'documentsSaid.isGone', values: [] };
    expect([status, body]).toEqual([404, { code: 'not_found', message: 'This document is no longer stored', said }]);
  });
});

test('with STORAGE_URL documents lie in the bucket, and come down from there in parts as well', async () => {
  const { place, files, stop } = await startObjectStorage();
  onTestFinished(stop);
  const onBucket = await startPortalForTest({
    STORAGE_URL: place.url,
    S3_ENDPOINT: place.endpoint,
    AWS_ACCESS_KEY_ID: place.accessKeyId,
    AWS_SECRET_ACCESS_KEY: place.secretAccessKey,
  });
  const { token } = await downloadsUser(onBucket);
  const document = await publishTestDocument(onBucket);
  expect(files().some((path) => path.includes(document.file))).toBe(true);
  expect((await fetchBytes(onBucket, token, document)).payload).toBe('0123456789');
  expect((await fetchBytes(onBucket, token, { ...document, headers: { range: 'bytes=2-3' } })).payload).toBe('23');
});

describe('the product guide', () => {
  test('the guide is a PDF with the fixed name product-guide.pdf, tagged, with title, language, bookmarks and contents', async () => {
    const { token } = await downloadsUser(portal);
    const headers = { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}` };
    const reply = await portal.app.inject({ url: `${downloadGuide.path}?matter=product-documentation`, headers });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.headers['content-disposition']).toContain('filename="product-guide.pdf"');
    const { structure, pages, text } = readPdf(reply.rawPayload);
    const marks = ['/StructTreeRoot', '/Lang (en)', '/Outlines', '/Marked true', '/DisplayDocTitle true', '(Dialplane: product guide)'];
    const tags = ['H1', 'H2', 'TOC', 'TOCI', 'Link', 'Table', 'TH', 'TD', 'LBody'].map((tag) => `/S /${tag}\n`);
    expect([...marks, ...tags].filter((mark) => !structure.includes(mark))).toEqual([]);
    expect(text).toContain('Contents Introduction 1');
    expect(text).toContain(`Page 1 of ${pages}`);
    for (const word of ['npdi', 'irsfDate', 'AITCheck', 'GNR Download', '100,000 rows', 'Internal error']) expect(text).toContain(word);
  });

  test('it is in German for who reads German: the same file name, and in the list as the one guide', async () => {
    const { token } = await downloadsUser(portal);
    const english = await guideFor(token);
    await portal.call(savePreferences, { body: { language: 'de' } }, token);
    const german = await guideFor(token);
    expect(german.name).toBe('product-guide.pdf');
    expect(german.structure).toContain('/Lang (de)');
    expect(german.text).toContain('Inhalt Einführung 1');
    expect(german.text).toContain(`Seite 1 von ${german.pages}`);
    const said = [
      'Berechtigung',
      'Meine Dokumente',
      'Höchstens 100.000 Zeilen',
      'Interner Fehler',
      'die ersten 1.000',
      'Portierungsabfrage',
    ];
    for (const words of said) expect(german.text).toContain(words);
    // Identifiers that programs use are the same in each language.
    for (const word of ['npdi', 'irsfDate', 'AITCheck', 'my_documents', 'uniqueSpId']) {
      expect(german.text).toContain(word);
      expect(english.text).toContain(word);
    }
    expect(english.text).not.toContain('Berechtigung');
    const titles = async () => (await guidesFor(token)).map(({ title }) => title);
    expect(await titles()).toEqual(['Dialplane: Produkthandbuch']);
    await portal.call(savePreferences, { body: { language: 'en' } }, token);
    expect(await titles()).toEqual(['Dialplane: product guide']);
    expect((await guideFor(token)).etag).toBe(english.etag);
  });

  async function guidesFor(token: string): Promise<DocumentRow[]> {
    const { body } = await portal.call(listFiles, { query: { matter: 'product-documentation' } }, token);
    return body.message.filter((row: DocumentRow) => row.filename === 'product-guide.pdf');
  }

  async function guideFor(token: string) {
    const headers = { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}` };
    const reply = await portal.app.inject({ url: `${downloadGuide.path}?matter=product-documentation`, headers });
    const [, name] = /filename="([^"]*)"/.exec(String(reply.headers['content-disposition'])) ?? [];
    return { name, etag: reply.headers['etag'], ...readPdf(reply.rawPayload) };
  }

  test('it is kept: the second download is the same file, and the list has it once', async () => {
    const { token } = await downloadsUser(portal);
    const etags = [];
    for (let time = 0; time < 2; time += 1)
      etags.push((await portal.call(downloadGuide, { query: { matter: 'product-documentation' } }, token)).headers['etag']);
    expect(etags[0]).toBe(etags[1]);
    const { body } = await portal.call(listFiles, { query: { matter: 'product-documentation' } }, token);
    expect(body.message.filter((row: DocumentRow) => row.filename === 'product-guide.pdf')).toHaveLength(1);
  });
});
