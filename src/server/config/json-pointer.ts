/** JSON Pointer (RFC 6901): where a value stands in a document. */

export const jsonPointerPattern = /^(\/([^/~]|~[01])*)+$/;

/** The value at `pointer`; undefined where there is none. Looks at what the document holds itself, never at what objects inherit. */
export function valueAt(document: unknown, pointer: string): unknown {
  let value = document;
  for (const step of pointer.slice(1).split('/')) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
