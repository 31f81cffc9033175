/** Countries as sentences name them. */

/** What the platform was asked already: it takes many microseconds a name. */
const known = new Map<string, string>();
/** Names that English puts an article before. */
const withArticle =
  /^(United |Netherlands|Philippines|Bahamas|Gambia|Maldives|Comoros|Seychelles|Isle of Man|Vatican City)|(Islands|Republic|Territories)$/;
/** Calling codes that several countries share, so that they say nothing of the country. */
const sharedCodes: ReadonlySet<number> = new Set([1, 7]);

/** "United Kingdom" for `GB`, "Global service" for `001`; the code itself where no country has it. */
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

/** "the United Kingdom", "France", "global services": as it stands after "in" or "for". */
export function countryInSentence(code: string): string {
  if (code === '001') return 'global services';
  const name = countryName(code);
  return withArticle.test(name) ? `the ${name}` : name;
}

/** "United Kingdom", or "London, United Kingdom" for a number that is tied to a city or region. */
export function placeInWords(country: string, loc: string | null): string {
  return loc === null ? countryName(country) : `${loc}, ${countryName(country)}`;
}

/** What a number begins with, in a sentence: its country, or its calling code where several countries share that. */
export function originInSentence({ code, region }: { code: number; region: string }): string {
  return isSharedCode(code) ? `the country code ${code}` : countryInSentence(region);
}

export function isSharedCode(code: number): boolean {
  return sharedCodes.has(code);
}
