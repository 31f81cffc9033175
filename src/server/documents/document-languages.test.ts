/** Documents that are prose: of each series everybody sees the one in their language. */
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { downloadFile, listFiles, type DocumentRow } from '../../shared/documents/documents.ts';
import { home } from '../../shared/home/home.ts';
import { savePreferences } from '../../shared/account/preferences.ts';
import { migrateTo, migrateToLatest } from '../database/database.ts';
import { addCounts } from '../query-records/query-counts.ts';
import { fetchBytes } from '../test-support/documents.ts';
import { makeKeyFor, makeUser, signedInToken, supportViewToken, type TestUser } from '../test-support/factories.ts';
import { readPdf } from '../test-support/pdf-text.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { readDocument } from './documents.ts';
import { makePeriodReports } from './period-reports.ts';

const matter = 'my-documents/weekly-reports';
const english = 'Weekly report 2026-W46, 2026-11-09 to 2026-11-15';
const german = 'Wochenbericht 2026-W46, 2026-11-09 bis 2026-11-15';
const clock = () => new Date('2026-11-20T12:00:00Z');

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({}, { clock });
});
afterAll(() => portal.stop());

async function choose(user: TestUser, language: 'en' | 'de' | 'browser', { deps, call } = portal): Promise<string> {
  const token = await signedInToken(deps, user);
  await call(savePreferences, { body: { language } }, token);
  return token;
}

/** A user whose organisation asked something in one week. */
async function asker({ deps } = portal): Promise<TestUser> {
  const user = await makeUser(deps);
  const { organisationId } = user;
  await addCounts(deps.db, [
    {
      organisationId,
      day: '2026-11-09',
      service: 'npq',
      counts: new Map([
        ['GB', [1_000, 200] as const],
        ['ZZ', [0, 34] as const],
      ]),
    },
    {
      organisationId,
      day: '2026-11-15',
      service: 'ports',
      counts: new Map([
        ['AT', [4, 0] as const],
        ['001', [1, 0] as const],
      ]),
    },
  ]);
  return user;
}

/** Titles by the names of the files. */
async function listed(token: string, languages?: string): Promise<[name: string, title: string][]> {
  const rows = (await rowsOf(token, languages)).map(({ filename, title }): [string, string] => [filename, title]);
  return rows.toSorted(([a], [b]) => a.localeCompare(b, 'en'));
}

async function rowsOf(token: string, languages?: string, { app } = portal): Promise<DocumentRow[]> {
  const headers = { authorization: `Bearer ${token}`, ...(languages !== undefined && { 'accept-language': languages }) };
  return (await app.inject({ url: listFiles.path, query: { matter }, headers })).json().message;
}

const inLanguage = (title: string) => [
  ['weekly-report-2026-W46.csv', english],
  ['weekly-report-2026-W46.pdf', title],
];

async function pdfOf(token: string, on = portal) {
  const { filecode } = (await rowsOf(token, undefined, on)).find(({ type }) => type === 'application/pdf')!;
  const { rawPayload } = await fetchBytes(on, token, { matter, file: filecode });
  return { filecode, ...readPdf(rawPayload) };
}

describe('a report', () => {
  test('is read in German by who chose German, and in English by who chose English; another choice switches', async () => {
    const user = await asker();
    await makePeriodReports(portal.deps);
    expect(await listed(await choose(user, 'de'))).toEqual(inLanguage(german));
    expect(await listed(await choose(user, 'en'))).toEqual(inLanguage(english));
    const colleague = await makeUser(portal.deps, { organisationId: user.organisationId });
    expect(await listed(await choose(colleague, 'de'))).toEqual(inLanguage(german));
    expect(await listed(await signedInToken(portal.deps, user))).toEqual(inLanguage(english));
  });

  test('says the same in both languages, each as it writes counts and countries', async () => {
    const user = await asker();
    await makePeriodReports(portal.deps);
    const [inGerman, inEnglish] = [await pdfOf(await choose(user, 'de')), await pdfOf(await choose(user, 'en'))];
    for (const sentence of [
      'Wochenbericht 2026-W46',
      `Organisation ${user.organisationId}, Konto ${user.organisationId}. 2026-11-09 bis 2026-11-15`,
      '1.239 Abfragen, davon 234 fehlgeschlagen.',
      'Dienst Beantwortet Fehlgeschlagen Alle npq 1.000 234 1.234 ports 5 0 5',
      'Vereinigtes Königreich 1.000 200 1.200',
      'Unbekannt 0 34 34',
      'Österreich 4 0 4',
      'Globaler Dienst 1 0 1',
      '2026-11-12 0 0 0',
      'Seite 1 von 1',
    ])
      expect(inGerman.text).toContain(sentence);
    expect(inGerman.structure).toContain('/Lang (de)');
    for (const sentence of ['1,239 queries, 234 failed.', 'United Kingdom 1,000 200 1,200', 'Austria 4 0 4', 'Page 1 of 1'])
      expect(inEnglish.text).toContain(sentence);
    expect(inEnglish.structure).toContain('/Lang (en)');
    const csv = await portal.deps.db
      .selectFrom('documents')
      .where('organisation_id', '=', user.organisationId)
      .where('series', '=', '2026-W46.csv')
      .selectAll()
      .executeTakeFirstOrThrow();
    const lines = (await text(await readDocument(portal.deps.storage, csv))).trimEnd().split('\r\n').slice(1);
    const [succeeded, failed] = [4, 5].map((column) => lines.reduce((sum, line) => sum + Number(line.split(';')[column]), 0));
    expect([succeeded, failed]).toEqual([1_005, 234]);
  });

  test('comes down by its code in whatever language it is: a link works for a colleague who reads another one', async () => {
    const user = await asker();
    await makePeriodReports(portal.deps);
    const { filecode } = await pdfOf(await choose(user, 'de'));
    const { status } = await portal.call(downloadFile, { query: { matter, file: filecode } }, await choose(user, 'en'));
    expect(status).toBe(200);
  });

  test('is one document of the news, under its title in the language of who reads', async () => {
    const user = await asker();
    await portal.deps.db
      .updateTable('portal_users')
      .set({ previous_sign_in_at: new Date('2026-11-01T00:00:00Z') })
      .where('id', '=', user.portalId)
      .execute();
    await makePeriodReports(portal.deps);
    // By a clock that stands still they are of one moment; the PDF is made last.
    await portal.deps.db
      .updateTable('documents')
      .set({ modified_at: new Date('2026-11-20T11:59:59Z') })
      .where('organisation_id', '=', user.organisationId)
      .where('series', '=', '2026-W46.csv')
      .execute();
    for (const [language, title] of [
      ['de', german],
      ['en', english],
    ] as const) {
      const { news } = (await portal.call(home, { query: { part: 'news' } }, await choose(user, language))).body.message;
      const report = news.documents.find((document: { matter: string }) => document.matter === matter);
      expect(report).toMatchObject({ count: 2, title });
    }
  });
});

describe('the language of who reads', () => {
  test.each([
    { chosen: 'browser', browser: 'de', header: undefined, title: german },
    { chosen: 'browser', browser: 'de', header: 'en-GB,en', title: english },
    { chosen: 'browser', browser: undefined, header: 'de-AT,de;q=0.9', title: german },
    { chosen: 'browser', browser: undefined, header: 'fr', title: english },
    { chosen: 'en', browser: 'de', header: 'de', title: english },
    { chosen: 'de', browser: 'en', header: 'en', title: german },
  ] as const)(
    'chosen $chosen, last signed in with $browser, calling with $header: “$title”',
    async ({ chosen, browser, header, title }) => {
      const user = await asker();
      await makePeriodReports(portal.deps);
      if (browser)
        await portal.deps.db.updateTable('portal_users').set({ browser_language: browser }).where('id', '=', user.portalId).execute();
      expect(await listed(await choose(user, chosen), header)).toEqual(inLanguage(title));
    },
  );

  test('is that of the owner of a key', async () => {
    const user = await asker();
    await makePeriodReports(portal.deps);
    const { key } = await makeKeyFor(portal, user);
    for (const [language, title] of [
      ['de', german],
      ['en', english],
    ] as const) {
      await choose(user, language);
      expect(await listed(key)).toEqual(inLanguage(title));
    }
  });

  test('is that of the member of staff who looks, in a support view', async () => {
    const user = await asker();
    await makePeriodReports(portal.deps);
    await choose(user, 'de');
    expect(await listed(await supportViewToken(portal.deps, user))).toEqual(inLanguage(english));
  });
});

describe('what was published before there were languages', () => {
  test('is seen by everybody, in English as it is, until the missing language is made', async () => {
    const old = await startPortalForTest({}, { clock });
    await old.deps.publishing.published();
    const user = await asker(old);
    await makePeriodReports(old.deps);
    await migrateTo(old.deps.db, '0049_erasures');
    expect(await seriesOf(old, user)).toEqual(['2026-W46.csv', '2026-W46.pdf']);
    await migrateToLatest(old.deps.db);
    const colleague = await makeUser(old.deps, { organisationId: user.organisationId });
    const [inGerman, inEnglish] = [await choose(colleague, 'de', old), await choose(user, 'en', old)];
    const before = await rowsOf(inEnglish, undefined, old);
    expect(await rowsOf(inGerman, undefined, old)).toEqual(before);
    expect((await pdfOf(inGerman, old)).text).toContain('1,239 queries');
    await makePeriodReports(old.deps);
    expect(await rowsOf(inEnglish, undefined, old)).toEqual(before);
    expect((await pdfOf(inGerman, old)).text).toContain('1.239 Abfragen');
    expect(await seriesOf(old, user)).toEqual(['2026-W46.csv', '2026-W46.pdf', '2026-W46.pdf']);
  });

  async function seriesOf({ deps }: TestPortal, { organisationId }: TestUser): Promise<string[]> {
    const { rows } = await sql<{
      series: string;
    }>`select series from documents where organisation_id = ${organisationId} order by 1`.execute(deps.db);
    return rows.map(({ series }) => series);
  }
});

test('where one language is missing it is made, and the others stay', async () => {
  const user = await asker();
  await makePeriodReports(portal.deps);
  const codes = async () => {
    const rows = await portal.deps.db
      .selectFrom('documents')
      .where('organisation_id', '=', user.organisationId)
      .select(['id', 'language'])
      .orderBy('language')
      .execute();
    return new Map(rows.map(({ id, language }) => [language, id]));
  };
  for (const language of ['de', 'en'] as const) {
    const before = await codes();
    await portal.deps.db.deleteFrom('documents').where('id', '=', before.get(language)!).execute();
    await makePeriodReports(portal.deps);
    const after = await codes();
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [other, id] of before) expect(after.get(other) === id).toBe(other !== language);
  }
});
