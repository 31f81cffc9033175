/** Choosing countries by typing, by pasting codes, and by region. */

export interface Country {
  readonly name: string;
  readonly isoAlpha2: string;
}

/** Countries whose name or code holds what is typed, whatever the case; all while nothing is. */
export function countriesMatching(countries: readonly Country[], typed: string): readonly Country[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return countries;
  return countries.filter(({ name, isoAlpha2 }) => name.toLowerCase().includes(text) || isoAlpha2.toLowerCase() === text);
}

/** What a list such as "GB, FR, DE" means: codes or whole names, between commas, semicolons, tabs or lines; codes also between spaces. */
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

/** With every one of `codes` chosen, or without any where all of them were chosen already. */
export function toggleAll(chosen: ReadonlySet<string>, codes: readonly string[]): Set<string> {
  const isAll = codes.every((code) => chosen.has(code));
  return isAll ? new Set([...chosen].filter((code) => !codes.includes(code))) : new Set([...chosen, ...codes]);
}
