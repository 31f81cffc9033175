/** The contents of a document: its chapters, each a link, with the page it begins on. */
import { addHeading, destinationOf, left, type Page } from './pdf-blocks.ts';
import { colours, fonts, printable, sizes } from './pdf-style.ts';

export interface ContentsLine {
  readonly title: string;
  /** Counted from 1. */
  readonly page: number;
}

const lineHeight = 18;

export function addContents(page: Page, title: string, lines: readonly ContentsLine[]): void {
  const { doc, root } = page;
  addHeading(page, 'contents', title);
  const contents = doc.struct('TOC');
  root.add(contents);
  for (const line of lines) {
    const item = doc.struct('TOCI');
    contents.add(item);
    addLine(page, item, line);
    item.end();
  }
  contents.end();
}

function addLine({ doc }: Page, item: PDFKit.PDFStructureElement, { title, page }: ContentsLine): void {
  const { y } = doc;
  const width = doc.page.width - left(doc) - doc.page.margins.right;
  const link = doc.struct('Link');
  item.add(link);
  link.add(() => {
    doc.font(fonts.text).fontSize(sizes.text).fillColor(colours.structure);
    doc.text(printable(title), left(doc), y, { width: width - 40, lineBreak: false });
    doc.text(String(page), left(doc), y, { width, align: 'right' });
    // The library ties the link to its element; its types do not know it.
    const inStructure: { color?: string; structParent: PDFKit.PDFStructureElement } = { structParent: link };
    doc.goTo(left(doc), y, width, lineHeight - 4, destinationOf(title), inStructure);
  });
  link.end();
  doc.y = y + lineHeight;
}
