/** A JSON value as lines of a tree. */
export type JsonLine = { key: string | null } & (
  | { kind: 'value'; text: string }
  | { kind: 'branch'; brackets: '{}' | '[]'; children: JsonLine[] }
);

/** The lines inside an object or array; one line for anything else. */
export function jsonLines(value: unknown): JsonLine[] {
  if (Array.isArray(value)) return value.map((item: unknown) => lineOf(null, item));
  if (typeof value === 'object' && value !== null) return Object.entries(value).map(([key, item]: [string, unknown]) => lineOf(key, item));
  return [lineOf(null, value)];
}

function lineOf(key: string | null, value: unknown): JsonLine {
  if (typeof value !== 'object' || value === null) return { key, kind: 'value', text: JSON.stringify(value) ?? 'null' };
  return { key, kind: 'branch', brackets: Array.isArray(value) ? '[]' : '{}', children: jsonLines(value) };
}
