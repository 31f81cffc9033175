/** Options of a combobox for an input. */

export interface ComboboxOption {
  value: string;
  label: string;
}

/** Maximum number of options shown: more are no help, and further typing reveals the others. */
export const mostOptions = 50;

/** Returns the options that contain every typed word, ignoring case; those that begin with the text come first. */
export function optionsMatching(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return [...options];
  const words = text.split(/\s+/);
  const found = options.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
  const begins = ({ label }: ComboboxOption) => label.toLowerCase().startsWith(text);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}

/** Returns the option to take when the field loses the focus: the one typed in full, ignoring case, or the only one left. */
export function optionMeant(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const text = typed.trim().toLowerCase();
  if (text === '') return undefined;
  const exact = options.find(({ label, value }) => label.toLowerCase() === text || value === text);
  const found = optionsMatching(options, typed);
  return exact ?? (found.length === 1 ? found[0] : undefined);
}
