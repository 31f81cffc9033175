/** The provider's logo: an image file, read once at the start. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

export interface Logo {
  readonly bytes: Buffer;
  readonly type: 'image/svg+xml' | 'image/png';
  /** Equal for equal bytes. */
  readonly hash: string;
}

const mostBytes = 262_144;

/** Reads the logo at `path`; returns the reason, as the end of a sentence, if it is not one. */
export function readLogo(path: string): Logo | string {
  const bytes = readImage(path);
  if (typeof bytes === 'string') return bytes;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  if (isPng(bytes)) return { bytes, type: 'image/png', hash };
  const root = svgRootOf(bytes);
  if (root === undefined) return 'names a file that is neither an SVG nor a PNG image';
  if (!/\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(root))
    return 'names an SVG image whose first element lacks xmlns="http://www.w3.org/2000/svg", without which browsers do not draw it';
  return { bytes, type: 'image/svg+xml', hash };
}

function readImage(path: string): Buffer | string {
  try {
    const status = statSync(path);
    // Reading a pipe would wait for its writer.
    if (!status.isFile()) return 'does not name a file';
    if (status.size > mostBytes) return `names a file of ${status.size} bytes, but the limit is ${mostBytes}`;
    return readFileSync(path);
  } catch (error) {
    return `names a file that cannot be read (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown cause'})`;
  }
}

function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n';
}

/** Returns the tag that opens the document, after the declaration, comments and the document type. */
function svgRootOf(bytes: Buffer): string | undefined {
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll(/<!--[^]*?-->/g, '');
  return /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>\s*)?(<svg\b[^>]*>)/.exec(text)?.[1];
}
