import type { LegendField } from '../../../shared/services/legend.ts';

/** Fields whose name or definition holds the text; a name that begins with it comes first. */
export function fieldsMatching(fields: readonly LegendField[], wanted: string): LegendField[] {
  const text = wanted.trim().toLowerCase();
  const found = fields.filter(({ name, definition }) => `${name}\n${definition}`.toLowerCase().includes(text));
  const isNamed = ({ name }: LegendField) => text !== '' && name.toLowerCase().startsWith(text);
  return [...found.filter(isNamed), ...found.filter((field) => !isNamed(field))];
}
