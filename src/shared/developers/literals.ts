/** Values as literals of programming languages. Typed text is always data there, regardless of its content. */

/** Spellings of JSON values in a language that differ from JSON. */
interface Dialect {
  readonly true: string;
  readonly false: string;
  readonly null: string;
  readonly key: (name: string) => string;
}

// Computed, because `__proto__` without brackets would set the prototype.
const inJavaScript: Dialect = {
  true: 'true',
  false: 'false',
  null: 'null',
  key: (name) => (name === '__proto__' ? '["__proto__"]' : text(name)),
};
const inPython: Dialect = { true: 'True', false: 'False', null: 'None', key: text };

/** Returns a shell word: single quotes keep everything literal except the quote itself. */
export function shellWord(value: string): string {
  return `'${value.replaceAll("'", String.raw`'\''`)}'`;
}

export function javaScript(value: unknown, indent = ''): string {
  return literal(value, inJavaScript, indent);
}

export function python(value: unknown, indent = ''): string {
  return literal(value, inPython, indent);
}

/** Strings of JSON are valid in JavaScript (since 2019) and in Python. */
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
