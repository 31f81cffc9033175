/** Values as they stand in programs. What somebody typed is data there, whatever it looks like. */

/** The words of a language in which a JSON value is written otherwise than in JSON. */
interface Dialect {
  readonly true: string;
  readonly false: string;
  readonly null: string;
  readonly key: (name: string) => string;
}

// A name in brackets is a field like any other; without, this one is the prototype.
const inJavaScript: Dialect = {
  true: 'true',
  false: 'false',
  null: 'null',
  key: (name) => (name === '__proto__' ? '["__proto__"]' : text(name)),
};
const inPython: Dialect = { true: 'True', false: 'False', null: 'None', key: text };

/** A word of a shell: nothing in it is looked at, but for the quote itself. */
export function shellWord(value: string): string {
  return `'${value.replaceAll("'", String.raw`'\''`)}'`;
}

export function javaScript(value: unknown, indent = ''): string {
  return literal(value, inJavaScript, indent);
}

export function python(value: unknown, indent = ''): string {
  return literal(value, inPython, indent);
}

/** The strings of JSON are those of JavaScript (since 2019) and of Python. */
function text(value: string): string {
  return JSON.stringify(value);
}

function literal(value: unknown, dialect: Dialect, indent: string): string {
  const deeper = `${indent}  `;
  const lines = (parts: readonly string[], [open, close]: readonly [string, string]) =>
    parts.length === 0 ? open + close : `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`;
  if (Array.isArray(value))
    return lines(
      value.map((one) => literal(one, dialect, deeper)),
      ['[', ']'],
    );
  if (typeof value === 'object' && value !== null)
    return lines(
      Object.entries(value).map(([name, one]) => `${dialect.key(name)}: ${literal(one, dialect, deeper)}`),
      ['{', '}'],
    );
  if (typeof value === 'string') return text(value);
  if (typeof value === 'number') return String(value);
  return value === true ? dialect.true : value === false ? dialect.false : dialect.null;
}
