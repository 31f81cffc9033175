/** Headings, paragraphs and lists of a document. */
import { colours, fonts, printable, sizes } from './pdf-style.ts';

/** The document being written: its pages, and its structure for screen readers. */
export interface Page {
  readonly doc: PDFKit.PDFDocument;
  readonly root: PDFKit.PDFStructureElement;
}

const headings = {
  title: { tag: 'H1', size: sizes.title, above: 0, below: 8 },
  contents: { tag: 'H2', size: sizes.section, above: 12, below: 4 },
  chapter: { tag: 'H2', size: sizes.chapter, above: 22, below: 6 },
  section: { tag: 'H3', size: sizes.section, above: 12, below: 4 },
} as const;

/** Points kept free under a heading, so that it is never the last line of a page. */
const keptWithHeading = 70;

export function addHeading(page: Page, kind: keyof typeof headings, title: string): void {
  const { doc } = page;
  const { tag, size, above, below } = headings[kind];
  if (doc.y + above + size + keptWithHeading > bottomOf(doc)) doc.addPage();
  else if (above > 0) doc.y += above;
  // `fit` shows the whole page; without it the bookmark scrolls to the right edge.
  const whole = { expanded: false, fit: true };
  if (kind === 'chapter') doc.outline.addItem(printable(title), whole);
  page.root.add(
    element(doc, { tag }, () => {
      doc.font(fonts.bold).fontSize(size).fillColor(colours.structure);
      doc.text(printable(title), left(doc), doc.y, kind === 'chapter' ? { destination: destinationOf(title) } : {});
    }),
  );
  doc.y += below;
}

export function addText(page: Page, text: string): void {
  const { doc } = page;
  page.root.add(
    element(doc, { tag: 'P' }, () => {
      doc.font(fonts.text).fontSize(sizes.text).fillColor(colours.text);
      doc.text(printable(text), left(doc), doc.y, { lineGap: 2 });
    }),
  );
  doc.y += 6;
}

export function addList({ doc, root }: Page, items: readonly string[]): void {
  const list = doc.struct('L');
  root.add(list);
  for (const item of items) {
    const line = doc.struct('LI');
    list.add(line);
    doc.font(fonts.text).fontSize(sizes.text).fillColor(colours.text);
    const width = doc.page.width - doc.page.margins.right - left(doc) - 14;
    if (doc.y + doc.heightOfString(printable(item), { width, lineGap: 2 }) > bottomOf(doc)) doc.addPage();
    const { y } = doc;
    line.add(element(doc, { tag: 'Lbl' }, () => doc.text('•', left(doc) + 2, y)));
    line.add(element(doc, { tag: 'LBody' }, () => doc.text(printable(item), left(doc) + 14, y, { width, lineGap: 2 })));
    line.end();
    doc.y += 3;
  }
  list.end();
  doc.x = left(doc);
  doc.y += 4;
}

/** The link target of a line in the contents. */
export const destinationOf = (title: string) => `chapter ${title}`;

export const left = (doc: PDFKit.PDFDocument) => doc.page.margins.left;
export const bottomOf = (doc: PDFKit.PDFDocument) => doc.page.height - doc.page.margins.bottom;

/** Adds an element to the structure, with the drawing of `write`. `scope` tells which cells a header cell applies to. */
export function element(
  doc: PDFKit.PDFDocument,
  { tag, scope }: { tag: string; scope?: 'Column' | 'Row' },
  write: () => unknown,
): PDFKit.PDFStructureElement {
  // The library knows the scope, its types do not.
  const options: { title?: string; scope?: string } = scope ? { scope } : {};
  return doc.struct(tag, options, [() => void write()]);
}
