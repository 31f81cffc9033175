/** Changes of an import, as lines for people. */
import { type Changes, isLarge } from '../data-sets/imports/changes.ts';

/** Most countries on a terminal; a program gets all. */
const shownCountries = 20;

export function changeLines(changes: Changes): string[] {
  const countries = Object.entries(changes.byCountry).toSorted(([, a], [, b]) => sumOf(b) - sumOf(a));
  const left = countries.length - shownCountries;
  return [
    `${count(changes.before)} entries are there, ${count(changes.after)} would be: ${formatCounts(changes)}`,
    ...countries.slice(0, shownCountries).map(([country, counts]) => `${country.padEnd(4)}${formatCounts(counts)}`),
    ...(left > 0 ? [`… and ${count(left)} more countries; --json lists all`] : []),
    ...changes.samples.added.map((line) => `+ ${line}`),
    ...changes.samples.removed.map((line) => `- ${line}`),
    ...changes.samples.changed.flatMap(({ before, after }) => [...before.map((line) => `< ${line}`), ...after.map((line) => `> ${line}`)]),
    ...(isLarge(changes) ? ['It would remove more than a tenth of what is there: the import asks for --yes'] : []),
  ];
}

type Counts = Pick<Changes, 'added' | 'removed' | 'changed'>;

function formatCounts({ added, removed, changed }: Counts): string {
  return `${count(added)} added, ${count(removed)} removed, ${count(changed)} changed`;
}

function sumOf({ added, removed, changed }: Counts): number {
  return added + removed + changed;
}

function count(value: number): string {
  return value.toLocaleString('en');
}
