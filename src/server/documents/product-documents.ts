/** Product Documentation: the guide, and what programs and spreadsheets want of it. */
import { createHash } from 'node:crypto';
import packageJson from '../../../package.json' with { type: 'json' };
import { contract } from '../../shared/contract.ts';
import { guideFileName } from '../../shared/documents/documents.ts';
import { csvText } from '../../shared/base/csv.ts';
import { type LanguageTag, languageTags } from '../../shared/base/language.ts';
import { legend } from '../../shared/services/legend.ts';
import { reasonCodes } from '../../shared/services/reason-codes.ts';
import { legendColumns } from '../../shared/services/services.ts';
import { type Document, type DocumentDeps, type PrintedNames, publishDocument } from './documents.ts';
import { openApiDocument } from '../developers/openapi.ts';
import { makePdf } from './pdf/pdf.ts';
import { guideBlocks, guideTexts } from './product-guide.ts';
import type { Branding } from './texts/guide-text.ts';

const matter = 'product-documentation';

/** Changes with how documents are laid out, so that a new look replaces what was published. */
const layoutVersion = 1;

interface PublishingDeps extends DocumentDeps {
  readonly config: PrintedNames;
}

/** Publishes what is not published yet or reads differently now; the one before goes. */
export async function publishProductDocuments({ db, storage, clock, config }: PublishingDeps): Promise<void> {
  const now = clock();
  const deps: PublishingDeps = { db, storage, config, clock: () => now };
  for (const language of languageTags) await publishGuide(deps, language);
  for (const { series, title, fileName, type, content } of references(deps)) {
    const bytes = Buffer.from(content);
    await publishDocument(deps, {
      matter,
      series,
      source: fingerprint(content),
      title,
      fileName,
      type,
      keep: 1,
      content: () => bytes,
    });
  }
}

/** The guide in a language, laid out anew where its text has changed. */
export function publishGuide(deps: PublishingDeps, language: LanguageTag): Promise<Document> {
  const {
    PRODUCT_NAME: productName,
    PROVIDER_NAME: providerName,
    SUPPORT_EMAIL: supportEmail,
    KEEP_BATCHES_DAYS: batchesKeptDays,
  } = deps.config;
  const branding: Branding = { productName, providerName, supportEmail, batchesKeptDays };
  const blocks = guideBlocks(branding, language);
  const text = guideTexts[language];
  const title = text.title(productName);
  return publishDocument(deps, {
    matter,
    series: 'product-guide',
    language,
    source: fingerprint(JSON.stringify([layoutVersion, title, blocks])),
    title,
    fileName: guideFileName,
    type: 'application/pdf',
    keep: 1,
    content: () =>
      makePdf({
        language,
        title,
        subtitle: text.subtitle(packageJson.version),
        author: providerName,
        date: deps.clock(),
        hasContents: true,
        blocks,
      }),
  });
}

function references({ config }: PublishingDeps) {
  const csv = 'text/csv; charset=utf-8';
  return [
    { series: 'fields', title: 'Field reference', fileName: 'field-reference.csv', type: csv, content: fieldsCsv() },
    { series: 'reason-codes', title: 'Reason codes', fileName: 'reason-codes.csv', type: csv, content: reasonCodesCsv() },
    {
      series: 'openapi',
      title: 'API description, OpenAPI 3.1',
      fileName: 'openapi.json',
      type: 'application/json',
      content: JSON.stringify(openApiDocument(contract, { title: config.PRODUCT_NAME, version: packageJson.version }), null, 2),
    },
  ];
}

/** A column a service of the legend: `always` or `known` where it reports the field. */
function fieldsCsv(): string {
  const rows = legend.map(({ name, type, definition, ticks }) => [name, type, definition, ...legendColumns.map((column) => ticks[column])]);
  return csvText([['field', 'type', 'definition', ...legendColumns], ...rows]);
}

function reasonCodesCsv(): string {
  const rows = reasonCodes.map((line) => [line.reasonCode, line.class, line.billed, line.retry, line.description]);
  return csvText([['reasonCode', 'class', 'billed', 'retry', 'description'], ...rows]);
}

const fingerprint = (content: string) => createHash('sha256').update(content).digest('hex');
