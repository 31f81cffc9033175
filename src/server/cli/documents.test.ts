import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { downloadFile, listFiles } from '../../shared/documents/documents.ts';
import { savePreferences } from '../../shared/account/preferences.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { command } from '../test-support/command-line.ts';
import { fileOf } from '../test-support/import-files.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const run = (...args: string[]) => command(portal, ['import', 'documents', ...args]);

test('a document of one organisation is listed and downloaded by it alone, once however often it is imported', async () => {
  const [owner, stranger] = [await makeUser(portal.deps), await makeUser(portal.deps)];
  const made = fileOf('number;price', '447400123456;0.01');
  const file = join(dirname(made), 'PRICES.CSV');
  renameSync(made, file);
  const matter = 'my-documents/monthly-reports' as const;
  const whose = ['--matter', matter, '--organisation', String(owner.organisationId), '--title', 'Prices of May'];
  expect((await run(file, ...whose, '--dry-run')).out).toContain('could be published');
  expect((await run(file, ...whose)).code).toBe(0);
  expect((await run(file, ...whose)).out).toContain('nothing changed');
  const listOf = async (user: typeof owner) =>
    (await portal.call(listFiles, { query: { matter } }, await signedInToken(portal.deps, user))).body.message;
  expect(await listOf(stranger)).toEqual([]);
  const [document, ...others] = await listOf(owner);
  expect({ others, title: document.title, type: document.type }).toEqual({
    others: [],
    title: 'Prices of May',
    type: 'text/csv; charset=utf-8',
  });
  const bytes = await portal.call(downloadFile, { query: { matter, file: document.filecode } }, await signedInToken(portal.deps, owner));
  expect(bytes.body).toContain('447400123456;0.01');
});

test.each([
  ['without a matter', []],
  ['with a matter that is none', ['--matter', 'everything']],
  ['of my-documents without an organisation', ['--matter', 'my-documents/weekly-reports']],
])('%s it is a fault of usage', async (_, options) => {
  expect((await run(fileOf('a'), ...options)).code).toBe(2);
});

test.each([
  ['a name of 121 characters', 'n'.repeat(121), 'A file name has at most 120 characters and no invisible ones'],
  ['a name that is read backwards', 'prices\u202ecsv.exe', 'A file name has at most 120 characters and no invisible ones'],
])('%s is refused', async (_, name, sentence) => {
  const file = join(dirname(fileOf('a')), name);
  writeFileSync(file, 'a');
  onTestFinished(() => rmSync(file));
  expect(await run(file, '--matter', 'gnr-files')).toMatchObject({ code: 2, err: expect.stringContaining(sentence) });
});

test('a title with a sign of no width is refused', async () => {
  const reply = await run(fileOf('a'), '--matter', 'gnr-files', '--title', 'Prices\u200b');
  const sentence = 'Enter a title of at least one character, without invisible characters';
  expect(reply).toMatchObject({ code: 2, err: expect.stringContaining(sentence) });
});

test('an organisation that does not exist is refused', async () => {
  expect((await run(fileOf('a'), '--matter', 'gnr-files', '--organisation', '2000000001')).code).toBe(1);
});

test('a published file is listed with its code, gets another title, and is taken out again; a second time it is not there', async () => {
  const user = await makeUser(portal.deps);
  const token = await signedInToken(portal.deps, user);
  const matter = 'my-documents/monthly-reports' as const;
  await run(fileOf('a'), '--matter', matter, '--organisation', String(user.organisationId), '--title', 'Prices of May');
  const listed = JSON.parse((await command(portal, ['documents', 'list', '--json'])).out);
  const { code } = listed.find(({ account }: { account: number }) => account === user.organisationId);
  const titles = async () =>
    (await portal.call(listFiles, { query: { matter } }, token)).body.message.map(({ title }: { title: string }) => title);

  expect((await command(portal, ['documents', 'retitle', code, 'Prices of June', '--dry-run'])).code).toBe(0);
  expect(await titles()).toEqual(['Prices of May']);
  expect(await command(portal, ['documents', 'retitle', code, 'Prices of June'])).toMatchObject({
    code: 0,
    out: '"Prices of May" was renamed "Prices of June"\n',
  });
  expect(await titles()).toEqual(['Prices of June']);
  expect(await command(portal, ['documents', 'remove', code])).toMatchObject({ code: 0, out: '"Prices of June" was removed\n' });
  expect(await titles()).toEqual([]);
  expect((await portal.call(downloadFile, { query: { matter, file: code } }, token)).status).toBe(404);
  expect(await command(portal, ['documents', 'remove', code])).toMatchObject({
    code: 1,
    err: `There is no published file with the code "${code}". See documents list\n`,
  });
});

test('a file is published in each language under one name, and everybody sees the one that they read', async () => {
  const file = join(dirname(fileOf('a')), 'terms.txt');
  onTestFinished(() => rmSync(file));
  const users = { en: await makeUser(portal.deps), de: await makeUser(portal.deps) };
  const tokens = { en: await signedInToken(portal.deps, users.en), de: await signedInToken(portal.deps, users.de) };
  await portal.call(savePreferences, { body: { language: 'de' } }, tokens.de);
  const publish = async (content: string, ...options: string[]) => {
    writeFileSync(file, content);
    return (await run(file, '--matter', 'product-documentation', ...options)).code;
  };
  const titles = async (token: string) => {
    const { message } = (await portal.call(listFiles, { query: { matter: 'product-documentation' } }, token)).body;
    return message.filter(({ filename }: { filename: string }) => filename === 'terms.txt').map(({ title }: { title: string }) => title);
  };
  expect(await publish('Terms', '--title', 'Terms')).toBe(0);
  expect(await titles(tokens.de)).toEqual(['Terms']);
  expect(await publish('Bedingungen', '--title', 'Bedingungen', '--language', 'de')).toBe(0);
  expect([await titles(tokens.en), await titles(tokens.de)]).toEqual([['Terms'], ['Bedingungen']]);
  const listed: { file: string; language: string | null }[] = JSON.parse((await command(portal, ['documents', 'list', '--json'])).out);
  expect(listed.filter((one) => one.file === 'terms.txt').map(({ language }) => language)).toEqual(['de', null]);
  expect(await publish('Conditions', '--language', 'fr')).toBe(2);
});

test('what the portal makes by itself is not removed: it would come again', async () => {
  await portal.deps.publishing.published();
  const made = await portal.deps.db.selectFrom('documents').where('series', '=', 'cic-list').select('id').executeTakeFirstOrThrow();
  expect((await command(portal, ['documents', 'remove', made.id])).code).toBe(1);
});
