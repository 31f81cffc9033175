/** The contents of a PDF, read from its bytes: enough to check its text and structure. */
import { inflateSync } from 'node:zlib';

export interface ReadPdf {
  /** The objects of the file, without the contents of its streams. */
  readonly structure: string;
  readonly pages: number;
  /** The text of all pages in drawing order, without line breaks. */
  readonly text: string;
}

export function readPdf(bytes: Buffer): ReadPdf {
  const file = bytes.toString('latin1');
  if (!file.startsWith('%PDF-1.7') || !/%%EOF\s*$/.test(file)) throw new Error('This is no whole PDF');
  const streams = [...file.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, content = '']) => inflated(content));
  const text = streams.flatMap((stream) => [...stream.matchAll(/\[(.*?)\] TJ/g)].map(([, line = '']) => textOf(line)));
  return {
    structure: file.replaceAll(/stream\n[\s\S]*?\nendstream/g, ''),
    pages: file.match(/\/Type \/Page\b/g)?.length ?? 0,
    text: text.join(' '),
  };
}

function inflated(content: string): string {
  try {
    return inflateSync(Buffer.from(content, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

/** Decodes text, which is drawn as hex digits with kerning in between; the fonts are in Windows-1252. */
function textOf(line: string): string {
  const hex = [...line.matchAll(/<([0-9a-f]*)>/gi)].map(([, digits = '']) => digits).join('');
  return new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex'));
}
