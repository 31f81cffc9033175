/**
 * Runs every case on one fleet under load, one after the other, or the named ones: `npm run test:fleet -- frozen-leader`; `-- --part 2/3` runs the second third
 * of them. At the end everything is reconciled: each acknowledged query and batch is there, once. Exits with 1 if something was lost, or if an outage lasted
 * longer than `backWithinMs`.
 */
import { parseArgs } from 'node:util';
import { itemsOf, readPart } from '../test-run/part.ts';
import { canRunFleet } from './can-run.ts';
import { type CaseName, cases } from './cases.ts';
import { Fleet } from './fleet.ts';

const backWithinMs = 30_000;

const {
  values: { part },
  positionals: wanted,
} = parseArgs({ options: { part: { type: 'string' } }, allowPositionals: true });
// Object.keys answers texts: these are the names of the cases.
const all = Object.keys(cases) as CaseName[];
const ofPart = part === undefined ? all : itemsOf(all, readPart(part));
const names = ofPart.filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
if (names.length === 0) throw new Error(`No case has "${wanted.join('" or "')}" in its name`);
if (!canRunFleet()) process.exit(0);

process.once('SIGINT', () => process.exit(130));
const fleet = await Fleet.start();
try {
  fleet.beginLoad();
  await fleet.load.answersMore(200);
  for (const name of names) {
    const since = performance.now();
    await cases[name](fleet);
    await fleet.database.isWhole();
    await fleet.load.answersMore(200);
    const outage = fleet.load.longestOutageAfter(since);
    const said = `${name}: ${outage === 0 ? 'no call failed' : `calls failed for ${(outage / 1_000).toFixed(1)} s`}`;
    fleet.tell(said);
    if (outage > backWithinMs) fleet.faults.push(said);
  }
  await fleet.endLoad();
  fleet.faults.push(...(await fleet.reconcile()));
} catch (error) {
  fleet.faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  for (const { name, output } of fleet.database.members) fleet.tell(`${name} said last:\n${output}`);
} finally {
  await fleet.remove();
}
console.log(`${fleet.load.figures()}; ${fleet.people.figures()}. ${fleet.faults.join('. ') || 'Nothing was lost, nothing came twice.'}`);
process.exit(fleet.faults.length > 0 ? 1 : 0);
