import type { LegendField } from '../../shared/services/legend.ts';

export interface NamedCode {
  readonly code: number;
  readonly meaning: string;
}

/** Codes that begin with the text, or whose meaning holds it. */
export function codesMatching(codes: readonly NamedCode[], wanted: string): NamedCode[] {
  const text = wanted.trim().toLowerCase();
  return codes.filter(({ code, meaning }) => String(code).startsWith(text) || meaning.toLowerCase().includes(text));
}

/** Fields whose name or definition holds the text; a name that begins with it comes first. */
export function fieldsMatching(fields: readonly LegendField[], wanted: string): LegendField[] {
  const text = wanted.trim().toLowerCase();
  const found = fields.filter(({ name, definition }) => `${name}\n${definition}`.toLowerCase().includes(text));
  const isNamed = ({ name }: LegendField) => text !== '' && name.toLowerCase().startsWith(text);
  return [...found.filter(isNamed), ...found.filter((field) => !isNamed(field))];
}
