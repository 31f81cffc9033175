/** Choice of countries by typing, by pasted codes, and by region. */

export interface Country {
  readonly name: string;
  readonly isoAlpha2: string;
}

/** Returns the countries whose name contains the input, or whose code equals it, ignoring case; all for an empty input. */
export function countriesMatching(countries: readonly Country[], typed: string): readonly Country[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return countries;
  return countries.filter(({ name, isoAlpha2 }) => name.toLowerCase().includes(text) || isoAlpha2.toLowerCase() === text);
}

/** Reads a list such as "GB, FR, DE": codes or whole names, between commas, semicolons, tabs or lines; codes also between spaces. */
export function countriesNamed(countries: readonly Country[], text: string): { found: string[]; unknown: string[] } {
  const parts = text
    .split(/[,;\t\r\n]+/)
    .flatMap((part) => (/^\s*([a-z]{2}\s+)+[a-z]{2}\s*$/i.test(part) ? part.trim().split(/\s+/) : [part.trim()]));
  const found = new Set<string>();
  const unknown: string[] = [];
  for (const part of parts.filter(Boolean)) {
    const wanted = part.toLowerCase();
    const country = countries.find(({ name, isoAlpha2 }) => isoAlpha2.toLowerCase() === wanted || name.toLowerCase() === wanted);
    if (country) found.add(country.isoAlpha2);
    else unknown.push(part);
  }
  return { found: [...found], unknown };
}

/** Returns the choice with all of `codes`, or with none of them if all were chosen. */
export function toggleAll(chosen: ReadonlySet<string>, codes: readonly string[]): Set<string> {
  const isAll = codes.every((code) => chosen.has(code));
  return isAll ? new Set([...chosen].filter((code) => !codes.includes(code))) : new Set([...chosen, ...codes]);
}
