/** The parameters of a `tel:` URI (RFC 3966), with those of number portability (RFC 4694) in one spelling. */

/**
 * Parameters by their lower-case names; one without a value is `true`. Also reads the user part of a `sip:` URI, where gateways put
 * the same parameters, and a number without its `tel:`. Undefined for any other URI.
 */
export function telParameters(uri: string): Map<string, string | true> | undefined {
  const written = /^(?:tel:)?(\+?[\d.()-]+)((?:;[^;@]+)*)$/i.exec(uri) ?? /^sips?:(\+?[\d.()-]+)((?:;[^;@]+)*)@/i.exec(uri);
  if (!written) return undefined;
  const parameters = new Map<string, string | true>();
  for (const part of (written[2] ?? '').split(';').filter(Boolean)) {
    const equals = part.indexOf('=');
    if (equals < 0) parameters.set(part.toLowerCase(), true);
    else parameters.set(part.slice(0, equals).toLowerCase(), decoded(part.slice(equals + 1)));
  }
  return withOneSpelling(parameters);
}

const visualSeparators = /[-.()]/g;

/**
 * `+1-6789` and `6789` in the context `+1` are one carrier, digits alone in the legend. A routing number stays as written but for its
 * separators: where it is local (`d2701` in `+7`) it is a national prefix, which no country code makes longer.
 */
function withOneSpelling(parameters: Map<string, string | true>): Map<string, string | true> {
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
