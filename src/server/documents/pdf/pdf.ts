/** Documents as tagged PDF: read aloud in order, with headings, tables, language, bookmarks, and page numbers in the contents. */
import { buffer } from 'node:stream/consumers';
import type { LanguageTag } from '../../../shared/base/language.ts';
import { addHeading, addList, addText, type Page } from './pdf-blocks.ts';
import { addContents, type ContentsLine } from './pdf-contents.ts';
import { colours, fonts, margin, printable, sizes } from './pdf-style.ts';
import { addTable, type PdfTable } from './pdf-table.ts';

export type Block =
  | { readonly kind: 'chapter' | 'section'; readonly title: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | ({ readonly kind: 'table' } & PdfTable);

export interface PdfText {
  readonly language: LanguageTag;
  readonly title: string;
  readonly subtitle: string;
  readonly author: string;
  readonly date: Date;
  /** True if the chapters are listed with their pages after the title. */
  readonly hasContents?: boolean;
  readonly blocks: readonly Block[];
}

/** Lays the document out; twice if it has contents, since page numbers are known only afterwards. */
export async function makePdf(content: PdfText): Promise<Buffer> {
  const { bytes, chapters } = await layOut(content, placeholders(content));
  return content.hasContents ? (await layOut(content, chapters)).bytes : bytes;
}

/** Returns as many lines as the contents will have, so that the second layout breaks its pages like the first. */
function placeholders({ blocks }: PdfText): ContentsLine[] {
  return blocks.flatMap((block) => (block.kind === 'chapter' ? [{ title: block.title, page: 1 }] : []));
}

async function layOut(content: PdfText, contents: readonly ContentsLine[]): Promise<{ bytes: Buffer; chapters: ContentsLine[] }> {
  const { language, title, subtitle, author, date, hasContents = false, blocks } = content;
  // Loaded with the first document: it takes a fifth of a second, which no start should wait for.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin + 10, bottom: margin + 10, left: margin, right: margin },
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: printable(title), Author: printable(author), Subject: printable(subtitle), CreationDate: date },
  });
  const bytes = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const page: Page = { doc, root };
  addHeading(page, 'title', title);
  addText(page, subtitle);
  if (hasContents) addContents(page, pdfWords[language].contents, contents);
  const chapters: ContentsLine[] = [];
  for (const block of blocks) {
    addBlock(page, block);
    if (block.kind === 'chapter') chapters.push({ title: block.title, page: doc.bufferedPageRange().count });
  }
  root.end();
  addMargins(doc, content);
  doc.end();
  return { bytes: await bytes, chapters };
}

function addBlock(page: Page, block: Block): void {
  switch (block.kind) {
    case 'chapter':
    case 'section':
      return addHeading(page, block.kind, block.title);
    case 'text':
      return addText(page, block.text);
    case 'list':
      return addList(page, block.items);
    case 'table':
      return addTable(page, block);
  }
}

/** Draws the title above and the page number below every page: visible only, and skipped by screen readers. */
function addMargins(doc: PDFKit.PDFDocument, { language, title, author, date }: PdfText): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    // Text below the lower margin would start a new page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font(fonts.text).fontSize(sizes.small).fillColor(colours.quiet);
    const width = doc.page.width - 2 * margin;
    if (index > start) doc.text(printable(title), margin, margin / 2, { width, lineBreak: false });
    const below = doc.page.height - margin / 2 - sizes.small;
    doc.text(printable(`${author}, ${date.toISOString().slice(0, 10)}`), margin, below, { width, lineBreak: false });
    doc.text(pdfWords[language].page(index + 1, count), margin, below, { width, align: 'right', lineBreak: false });
    doc.endMarkedContent();
  }
}

/** Texts around the content of every document, in each language. */
interface PdfWords {
  readonly contents: string;
  readonly page: (number: number, all: number) => string;
}

const pdfWords: Readonly<Record<LanguageTag, PdfWords>> = {
  en: { contents: 'Contents', page: (number, all) => `Page ${number} of ${all}` },
  de: { contents: 'Inhalt', page: (number, all) => `Seite ${number} von ${all}` },
};
