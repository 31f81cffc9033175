/** A `tel:` URI (RFC 3966) with its parameters, those of number portability (RFC 4694) in one spelling: how it is written and read. */

/** A parameter with its name and value; `true` is the value of one that is a mark alone, such as `npdi`. */
export type Parameter = readonly [name: string, value: string | true];

/** The URI of a number (E.164 digits) with these parameters. */
export function writeTelUri(number: string, parameters: readonly Parameter[]): string {
  return `tel:+${number}${parameters.map(([name, value]) => writeParameter(name, value)).join('')}`;
}

/** `;name` or `;name=value`. What may not stand in a `tel:` URI, and the `!` that ends an expression of ENUM, is percent-encoded. */
function writeParameter(name: string, value: string | true): string {
  return value === true ? `;${name}` : `;${name}=${encoded(value)}`;
}

const mayStand = /[\w\-.~:+/&$[\]]/;

function encoded(value: string): string {
  return [...value.toWellFormed()].map((character) => (mayStand.test(character) ? character : percentEncoded(character))).join('');
}

/** Four of the characters that `encodeURIComponent` leaves alone are no letters of a parameter here. */
function percentEncoded(character: string): string {
  const written = encodeURIComponent(character);
  return written === character ? `%${character.charCodeAt(0).toString(16).toUpperCase()}` : written;
}

/** The digits of the number in a `tel:` or `sip:` URI, or of a number alone, without `+`; undefined for any other text. */
export function numberOf(uri: string): string | undefined {
  return partsOf(uri)?.[0].replaceAll(/\D/g, '');
}

/**
 * Parameters by their lower-case names; one without a value is `true`. Also reads the user part of a `sip:` URI, where gateways put
 * the same parameters, and a number without its `tel:`. Undefined for any other URI.
 */
export function telParameters(uri: string): Map<string, string | true> | undefined {
  const parts = partsOf(uri);
  return parts && withOneSpelling(new Map(readParameters(parts[1]).map(([name, value]) => [name.toLowerCase(), value])));
}

/** `;name=value;mark` as it stands, names in their own spelling and values without percent-encoding. */
export function readParameters(written: string): Parameter[] {
  return written
    .split(';')
    .filter(Boolean)
    .map((part) => {
      const equals = part.indexOf('=');
      return equals < 0 ? [part, true] : [part.slice(0, equals), decoded(part.slice(equals + 1))];
    });
}

function partsOf(uri: string): [number: string, parameters: string] | undefined {
  const written = /^(?:tel:)?(\+?[\d.()-]+)((?:;[^;@]+)*)$/i.exec(uri) ?? /^sips?:(\+?[\d.()-]+)((?:;[^;@]+)*)@/i.exec(uri);
  return written ? [written[1] ?? '', written[2] ?? ''] : undefined;
}

const visualSeparators = /[-.()]/g;

/**
 * `+1-6789` and `6789` in the context `+1` are one carrier, digits alone in the legend. A routing number stays as written but for its
 * separators: where it is local (`d2701` in `+7`) it is a national prefix, which no country code makes longer. By lower-case names; changes
 * what it is given.
 */
export function withOneSpelling(parameters: Map<string, string | true>): Map<string, string | true> {
  const rn = parameters.get('rn');
  if (typeof rn === 'string') parameters.set('rn', rn.replaceAll(visualSeparators, ''));
  const cic = parameters.get('cic');
  if (typeof cic !== 'string') return parameters;
  const context = parameters.get('cic-context');
  const isGlobal = typeof context === 'string' && context.startsWith('+') && !cic.startsWith('+');
  return parameters.set('cic', `${isGlobal ? context : ''}${cic}`.replaceAll(visualSeparators, '').replace('+', ''));
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
