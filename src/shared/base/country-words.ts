/** Names of countries in sentences. */

/** Cache of the platform's names, because each look-up takes many microseconds. */
const known = new Map<string, string>();
/** Names that take an article in English. */
const withArticle =
  /^(United |Netherlands|Philippines|Bahamas|Gambia|Maldives|Comoros|Seychelles|Isle of Man|Vatican City)|(Islands|Republic|Territories)$/;
/** Calling codes of several countries, which do not identify one. */
const sharedCodes: ReadonlySet<number> = new Set([1, 7]);

/** Returns "United Kingdom" for `GB`, "Global service" for `001`, and the code itself if no country has it. */
export function countryName(code: string): string {
  if (code === '001') return 'Global service';
  let name = known.get(code);
  if (name === undefined) {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    name = /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
    known.set(code, name);
  }
  return name;
}

/** Returns "the United Kingdom", "France" or "global services": the form after "in" or "for". */
export function countryInSentence(code: string): string {
  if (code === '001') return 'global services';
  const name = countryName(code);
  return withArticle.test(name) ? `the ${name}` : name;
}

/** Returns "United Kingdom", or "London, United Kingdom" for a number of a city or region. */
export function placeInWords(country: string, loc: string | null): string {
  return loc === null ? countryName(country) : `${loc}, ${countryName(country)}`;
}

/** Names the origin of a number in a sentence: its country, or its calling code if several countries share that. */
export function originInSentence({ code, region }: { code: number; region: string }): string {
  return isSharedCode(code) ? `the country code ${code}` : countryInSentence(region);
}

export function isSharedCode(code: number): boolean {
  return sharedCodes.has(code);
}
