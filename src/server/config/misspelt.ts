/** Unknown names in the environment that look like misspelt variables. */
import { type Variable, variables } from './variables.ts';

const known = new Map(Object.entries<Variable>(variables));
const ofFiles = [...known].flatMap(([name, { secret }]) => (secret ? [`${name}_FILE`] : []));
const names = [...known.keys(), ...ofFiles];
/** Prefixes that people put before the names. */
const prefix = /^(DIALPLANE|PORTAL)_/;

/** Returns a sentence for each name of `env` that is probably misspelt, and for each secret given twice. It contains no value. */
export function misspeltNames(env: Readonly<Record<string, string | undefined>>): string[] {
  const given = Object.keys(env).filter((name) => env[name] !== undefined && env[name] !== '');
  return given.flatMap((name) => warningOf(name, given) ?? []);
}

function warningOf(name: string, given: readonly string[]): string | undefined {
  const ofFile = /^(.+)_FILE$/.exec(name)?.[1] ?? '';
  if (names.includes(name))
    return ofFile !== '' && given.includes(ofFile) ? `${name} is ignored because ${ofFile} is also set: unset one of them` : undefined;
  if (known.has(ofFile)) return `${name} is ignored: ${ofFile} is not a secret, set it directly`;
  const meant = nearest(name.toUpperCase().replaceAll('-', '_').replace(prefix, ''));
  return meant === undefined ? undefined : `${name} is not a variable of the portal: did you mean ${meant}?`;
}

/** Returns the nearest variable. Short names are near many unrelated ones, like HOME and HOST. */
function nearest(name: string): string | undefined {
  const near = names
    .map((other) => ({ other, distance: distance(name, other) }))
    .filter((each) => each.distance <= (each.other.length < 6 ? 1 : 2));
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.other;
}

/** Counts the letters that are missing, surplus, wrong or swapped with their neighbour (optimal string alignment). */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, row) => [row]);
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let column = 0; column <= b.length; column += 1) rows[0]![column] = column;
  for (let row = 1; row <= a.length; row += 1)
    for (let column = 1; column <= b.length; column += 1) {
      const change = at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swap = isSwap ? at(row - 2, column - 2) + 1 : change;
      rows[row]![column] = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, change, swap);
    }
  return at(a.length, b.length);
}
