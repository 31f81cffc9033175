/** What a combobox offers for what is typed. */

export interface ComboboxOption {
  value: string;
  label: string;
}

/** More than these are of no help to anyone; typing on brings the others. */
export const mostOptions = 50;

/** Options that hold every word typed, whatever the case; those that begin with the text come first. */
export function optionsMatching(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return [...options];
  const words = text.split(/\s+/);
  const found = options.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
  const begins = ({ label }: ComboboxOption) => label.toLowerCase().startsWith(text);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}

/** The option that is meant when the field is left: the one typed in full, whatever the case, or the only one left. */
export function optionMeant(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const text = typed.trim().toLowerCase();
  if (text === '') return undefined;
  const exact = options.find(({ label, value }) => label.toLowerCase() === text || value === text);
  const found = optionsMatching(options, typed);
  return exact ?? (found.length === 1 ? found[0] : undefined);
}
