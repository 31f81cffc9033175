/** Tables of a document. Rows never break across pages, and each page repeats the header. */
import { bottomOf, element, left, type Page } from './pdf-blocks.ts';
import { colours, fonts, printable, sizes } from './pdf-style.ts';

export interface PdfTable {
  /** Read aloud before the table, and shown above it. */
  readonly caption: string;
  /** `share` is the column's part of the width, relative to the others. */
  readonly columns: readonly { readonly title: string; readonly share: number; readonly isNumeric?: boolean }[];
  /** The first cell is the row's header. */
  readonly rows: readonly (readonly string[])[];
}

interface Column {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

const padding = 4;

export function addTable({ doc, root }: Page, { caption, columns, rows }: PdfTable): void {
  const places = placesOf(doc, columns);
  const titles = columns.map(({ title }) => title);
  const table = doc.struct('Table');
  root.add(table);
  const first = rows[0] ?? [];
  if (doc.y + 40 + heightOf(doc, places, { cells: first }) > bottomOf(doc)) doc.addPage();
  table.add(
    element(doc, { tag: 'Caption' }, () => {
      doc.font(fonts.bold).fontSize(sizes.table).fillColor(colours.text);
      doc.text(printable(caption), left(doc), doc.y);
    }),
  );
  doc.y += 3;
  addRow(doc, table, { places, cells: titles, isHeader: true, isBand: true });
  rows.forEach((cells, index) => {
    if (doc.y + heightOf(doc, places, { cells }) > bottomOf(doc)) {
      doc.addPage();
      repeatHeader(doc, places, titles);
    }
    addRow(doc, table, { places, cells, isHeader: false, isBand: index % 2 === 1 });
  });
  table.end();
  doc.x = left(doc);
  doc.y += 10;
}

interface Row {
  readonly places: readonly Column[];
  readonly cells: readonly string[];
  readonly isHeader: boolean;
  readonly isBand: boolean;
}

function addRow(doc: PDFKit.PDFDocument, table: PDFKit.PDFStructureElement, { places, cells, isHeader, isBand }: Row): void {
  const { y } = doc;
  const height = heightOf(doc, places, { cells, isBold: isHeader });
  drawBackground(doc, height, isBand);
  const row = doc.struct('TR');
  table.add(row);
  places.forEach((place, index) => {
    const write = () => writeCell(doc, place, { text: cells[index] ?? '', y, isBold: isHeader });
    if (isHeader) row.add(element(doc, { tag: 'TH', scope: 'Column' }, write));
    else row.add(index === 0 ? element(doc, { tag: 'TH', scope: 'Row' }, write) : element(doc, { tag: 'TD' }, write));
  });
  row.end();
  doc.y = y + height;
}

/** Repeats the header for sighted readers only: a screen reader has read it, and each cell knows its own. */
function repeatHeader(doc: PDFKit.PDFDocument, places: readonly Column[], titles: readonly string[]): void {
  const { y } = doc;
  const height = heightOf(doc, places, { cells: titles, isBold: true });
  drawBackground(doc, height, true);
  doc.markContent('Artifact', { type: 'Pagination' });
  places.forEach((place, index) => writeCell(doc, place, { text: titles[index] ?? '', y, isBold: true }));
  doc.endMarkedContent();
  doc.y = y + height;
}

function writeCell(
  doc: PDFKit.PDFDocument,
  { x, width, align }: Column,
  { text, y, isBold }: { text: string; y: number; isBold: boolean },
) {
  doc
    .font(isBold ? fonts.bold : fonts.text)
    .fontSize(sizes.table)
    .fillColor(colours.text);
  doc.text(printable(text), x + padding, y + padding, { width: width - 2 * padding, align });
}

function drawBackground(doc: PDFKit.PDFDocument, height: number, isBand: boolean): void {
  const width = doc.page.width - left(doc) - doc.page.margins.right;
  doc.markContent('Artifact', { type: 'Layout' });
  if (isBand) doc.rect(left(doc), doc.y, width, height).fill(colours.band);
  doc
    .moveTo(left(doc), doc.y + height)
    .lineTo(left(doc) + width, doc.y + height)
    .lineWidth(0.5)
    .stroke(colours.line);
  doc.endMarkedContent();
}

function heightOf(
  doc: PDFKit.PDFDocument,
  places: readonly Column[],
  { cells, isBold = false }: { cells: readonly string[]; isBold?: boolean },
): number {
  doc.font(isBold ? fonts.bold : fonts.text).fontSize(sizes.table);
  const heights = places.map(({ width }, index) =>
    doc.heightOfString(printable(cells[index] ?? '') || ' ', { width: width - 2 * padding }),
  );
  return Math.max(...heights) + 2 * padding;
}

function placesOf(doc: PDFKit.PDFDocument, columns: PdfTable['columns']): Column[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const unit = (doc.page.width - left(doc) - doc.page.margins.right) / shares;
  let x = left(doc);
  return columns.map(({ share, isNumeric = false }) => {
    const place: Column = { x, width: share * unit, align: isNumeric ? 'right' : 'left' };
    x += place.width;
    return place;
  });
}
