/** Reads and writes a `tel:` URI (RFC 3966) with its parameters, normalising the spelling of those for number portability (RFC 4694). */

/** A parameter with name and value; a flag such as `npdi` has the value `true`. */
export type Parameter = readonly [name: string, value: string | true];

/** Returns the URI of a number (E.164 digits) with these parameters. */
export function writeTelUri(number: string, parameters: readonly Parameter[]): string {
  return `tel:+${number}${parameters.map(([name, value]) => writeParameter(name, value)).join('')}`;
}

/** Returns `;name` or `;name=value`. Percent-encodes characters not allowed in a `tel:` URI, and the `!` that ends an ENUM expression. */
function writeParameter(name: string, value: string | true): string {
  return value === true ? `;${name}` : `;${name}=${encoded(value)}`;
}

const mayStand = /[\w\-.~:+/&$[\]]/;

function encoded(value: string): string {
  return [...value.toWellFormed()].map((character) => (mayStand.test(character) ? character : percentEncoded(character))).join('');
}

/** Also encodes four characters that `encodeURIComponent` leaves alone, but that a parameter cannot contain. */
function percentEncoded(character: string): string {
  const written = encodeURIComponent(character);
  return written === character ? `%${character.charCodeAt(0).toString(16).toUpperCase()}` : written;
}

/** Returns the digits of the number in a `tel:` or `sip:` URI, or of a bare number, without `+`; undefined for any other text. */
export function numberOf(uri: string): string | undefined {
  return partsOf(uri)?.[0].replaceAll(/\D/g, '');
}

/**
 * Returns the parameters by lower-case name; `true` is the value of a flag. Also reads the user part of a `sip:` URI, where gateways put the same parameters,
 * and a number without `tel:`. Undefined for any other URI.
 */
export function telParameters(uri: string): Map<string, string | true> | undefined {
  const parts = partsOf(uri);
  return parts && withOneSpelling(new Map(readParameters(parts[1]).map(([name, value]) => [name.toLowerCase(), value])));
}

/** Splits `;name=value;mark`, with unchanged names and values without percent-encoding. */
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
 * Normalises parameters: `+1-6789` and `6789` in the context `+1` are one carrier, digits only in the legend. A routing number only loses its separators: a
 * local one (`d2701` in `+7`) is a national prefix and takes no country code. Keys are lower-case names; changes its argument.
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
