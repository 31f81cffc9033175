/** Downloads through the calls (specification, sections 2, 3 and 7). */
import { createHash, randomUUID } from 'node:crypto';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { downloadFile, downloadGuide, listFiles, type DocumentRow } from '../../shared/documents/documents.ts';
import { bitsFor, type Matter, matters } from '../../shared/base/matters.ts';
import { everyPermission, maskOf, permissions } from '../../shared/base/permissions.ts';
import { downloadsUser, fetchBytes, publishTestDocument, type TestDocument } from '../test-support/documents.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { type Reply, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const list = (token: string, matter: string): Promise<Reply> => portal.call(listFiles, { query: { matter: matter as Matter } }, token);
const download = (token: string, matter: string, file: string): Promise<Reply> =>
  portal.call(downloadFile, { query: { matter: matter as Matter, file } }, token);

const publish = (document: TestDocument = {}) => publishTestDocument(portal, document);
const userWith = (permissions = everyPermission) => downloadsUser(portal, permissions);

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
    const reply = await fetchBytes(portal, token, { matter: 'cic-list/snapshot', file: row!.filecode });
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
        const { said, ...refusal } = reply.body;
        expect(refusal).toEqual({ code: 'forbidden', message: expect.stringMatching(/^You do not hold the permission /) });
        expect(said).toEqual({ name: 'baseSaid.missingPermission', values: [permissions[bit]?.name] });
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
