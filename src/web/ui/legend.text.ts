import { legend, type FieldName, type LegendField } from '../../shared/services/legend.ts';
import { catalogue } from '../locale/catalogue.ts';

/** Definitions of the answers' fields. */
export const legendText = catalogue('legendText', {
  // The names are those of the legend, which has a line for each.
  definitions: Object.fromEntries(legend.map(({ name, definition }) => [name, definition])) as Record<FieldName, string>,
});

/** Returns the legend in the current language, which is unknown while the program loads. */
export function legendFields(): readonly LegendField[] {
  return legend.map((field) => ({ ...field, definition: legendText.definitions[field.name] }));
}
