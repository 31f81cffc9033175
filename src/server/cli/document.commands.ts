/** `import documents` and `documents …`: files of the provider's own for the Downloads screen. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { type LanguageTag, languageTags } from '../../shared/base/language.ts';
import { fileNameMaxLength } from '../../shared/base/limits.ts';
import { matters } from '../../shared/base/matters.ts';
import { xlsxMediaType } from '../../shared/base/media-types.ts';
import { plainText } from '../../shared/base/plain-text.ts';
import { inEnglish } from '../../shared/base/sayings.ts';
import { documentsOfSeries, newestOf, publishDocument, removeDocument, retitleDocument } from '../documents/documents.ts';
import { findOrganisation } from '../auth/organisations.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../base/errors.ts';
import { sha256OfFile } from '../storage/sha256.ts';
import { openStorage } from '../storage/open-storage.ts';
import { type Command, type CommandContext, type Outcome, UsageError } from './command.ts';
import { accountFrom } from './typed-values.ts';

/** Everything else is sent as bytes of no particular type; nothing of it opens in the page. */
const types: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.csv': 'text/csv; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.zip': 'application/zip',
  '.xlsx': xlsxMediaType,
};

export const documentCommands: readonly Command[] = [
  {
    name: 'import documents',
    takes: ['<file>'],
    about: 'Publish a file under Downloads',
    options: {
      matter: { type: 'string', value: 'matter', about: `list that shows it: ${matters.join(', ')}` },
      title: { type: 'string', value: 'text', about: 'title in the list; default: the file name' },
      organisation: { type: 'string', value: 'account', about: 'account that gets it; required for my-documents; default: all' },
      language: { type: 'string', value: 'tag', about: `language, if the file exists in several: ${languageTags.join(', ')}` },
    },
    changes: true,
    details:
      'A file with the same name becomes the next version of the document, or its version in another language. Identical content changes nothing.',
    run: publishFile,
  },
  {
    name: 'documents list',
    takes: [],
    about: 'List published files with their codes, newest first',
    changes: false,
    run: list,
  },
  {
    name: 'documents remove',
    takes: ['<code>'],
    about: 'Remove a published file from Downloads and delete it from the storage',
    changes: true,
    run: remove,
  },
  {
    name: 'documents retitle',
    takes: ['<code>', '<title>'],
    about: 'Change the title of a published file',
    changes: true,
    run: retitle,
  },
];

/** The series of what came by `import documents`. What the portal makes by itself would come again. */
const imported = 'import ';

async function list({ open }: CommandContext): Promise<Outcome> {
  const documents = await documentsOfSeries(await open(), imported);
  return {
    lines: documents.map(
      ({ id, organisation_id, matter, language, title, file_name, modified_at }) =>
        `${id}  ${modified_at.toISOString()}  ${matter}  ${organisation_id ?? 'all'}  ${file_name}${language ? ` (${language})` : ''}  ${title}`,
    ),
    json: documents.map(({ id, organisation_id, matter, number, language, title, file_name, modified_at }) => ({
      code: id,
      account: organisation_id,
      matter,
      version: number,
      language,
      title,
      file: file_name,
      publishedAt: modified_at,
    })),
  };
}

async function remove({ config, words: [code = ''], open, dryRun }: CommandContext): Promise<Outcome> {
  const db = await open();
  const { title } = await find(db, code);
  if (!dryRun) await removeDocument({ db, storage: openStorage(config) }, code);
  return { lines: [`"${title}" ${dryRun ? 'could be' : 'was'} removed`], json: { code, removed: !dryRun } };
}

async function retitle({ words: [code = '', given = ''], open, dryRun }: CommandContext): Promise<Outcome> {
  const title = checkedTitle(given);
  const db = await open();
  const { title: before } = await find(db, code);
  if (!dryRun) await retitleDocument(db, code, title);
  const sentence = dryRun ? `"${before}" could be renamed "${title}"` : `"${before}" was renamed "${title}"`;
  return { lines: [sentence], json: { code, title, changed: !dryRun } };
}

async function find(db: Db, code: string) {
  const found = (await documentsOfSeries(db, imported)).find(({ id }) => id === code);
  if (!found) throw new AppError('not_found', inEnglish(`There is no published file with the code "${code}". See documents list`));
  return found;
}

function checkedTitle(given: string): string {
  const title = given.trim();
  if (title === '' || !plainText.test(title)) throw new UsageError('Enter a title of at least one character, without invisible characters');
  return title;
}

function languageFrom(given: unknown): { language?: LanguageTag } {
  if (given === undefined) return {};
  const language = languageTags.find((tag) => tag === given);
  if (!language) throw new UsageError(`--language is one of ${languageTags.join(', ')}`);
  return { language };
}

async function publishFile({ config, words: [given = ''], options, dryRun, open, path, now }: CommandContext) {
  const file = path(given);
  if (!existsSync(file) || !statSync(file).isFile()) throw new UsageError(`There is no file ${file}`);
  const matter = matters.find((known) => known === options['matter']);
  if (!matter) throw new UsageError(`--matter is one of ${matters.join(', ')}`);
  const db = await open();
  const account = options['organisation'];
  if (matter.startsWith('my-documents/') && account === undefined)
    throw new UsageError('--organisation is missing: give the account number that gets this document');
  const organisationId = typeof account === 'string' ? accountFrom(account, '--organisation') : undefined;
  if (organisationId !== undefined && !(await findOrganisation(db, organisationId)))
    throw new AppError('not_found', inEnglish(`There is no organisation ${organisationId}`));
  const fileName = basename(file);
  const title = typeof options['title'] === 'string' ? checkedTitle(options['title']) : fileName;
  if (fileName.length > fileNameMaxLength || !plainText.test(fileName))
    throw new UsageError(`A file name has at most ${fileNameMaxLength} characters and no invisible ones`);
  const language = languageFrom(options['language']);
  const series = { matter, series: `${imported}${fileName}`, ...(organisationId !== undefined && { organisationId }), ...language };
  const source = await sha256OfFile(file);
  const isKnown = (await newestOf(db, series))?.source === source;
  if (!dryRun && !isKnown) {
    const type = types[extname(file).toLowerCase()] ?? 'application/octet-stream';
    const deps = { db, storage: openStorage(config), clock: () => now };
    await publishDocument(deps, { ...series, source, title, fileName, type, content: () => createReadStream(file) });
  }
  const status = isKnown ? 'unchanged' : dryRun ? 'checked' : 'loaded';
  const sentences = { unchanged: 'is already published; nothing changed', checked: 'could be published', loaded: 'was published' };
  return {
    lines: [`${fileName} ${sentences[status]}${isKnown ? '' : ` in ${matter}`}`],
    json: { import: 'documents', status, matter, title },
  };
}
