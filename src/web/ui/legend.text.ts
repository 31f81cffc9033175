import { legend, type FieldName, type LegendField } from '../../shared/services/legend.ts';
import { catalogue } from '../locale/catalogue.ts';

/** What the fields of the answers say. */
export const legendText = catalogue('legendText', {
  // The names are those of the legend, which has a line for each.
  definitions: Object.fromEntries(legend.map(({ name, definition }) => [name, definition])) as Record<FieldName, string>,
});

/** The legend in the words of the language that is shown, which is not known yet while the program loads. */
export function legendFields(): readonly LegendField[] {
  return legend.map((field) => ({ ...field, definition: legendText.definitions[field.name] }));
}
