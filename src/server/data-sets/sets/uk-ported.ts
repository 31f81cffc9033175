/** Observations of UK numbers: with whom each was last seen, and when it was seen to have moved. */
import type { UkObservation } from '../../../numbers/number-data.ts';
import { portSeconds } from '../../../numbers/lists/port.ts';
import { exactListSnapshot, loadExactList } from '../../../numbers/snapshots/lists-snapshot.ts';
import { readRows, type Row } from '../imports/csv-rows.ts';
import type { Source } from '../imports/import-file.ts';
import type { Built, ImportTools } from '../imports/import-tools.ts';
import { NumberRows } from '../imports/number-rows.ts';
import { futureFaults } from '../imports/plan-rules.ts';
import { ukPortedContent } from '../imports/set-contents.ts';
import { isShortText } from '../imports/value-rules.ts';
import { dataSetOf, type ListSet } from './list-set.ts';

const load = (file: string) => loadExactList<UkObservation>(file, 'uk-ported');

const columns = { required: ['tel', 'previousSpId', 'currentSpId', 'changeSeen', 'lastSeen'] } as const;
type UkPortedRow = Row<(typeof columns.required)[number]>;

export const ukPorted: ListSet = {
  about: 'Replace what was observed of UK numbers',
  columns,
  build,
  load: async (file, version) => ({ ukObservations: dataSetOf(await load(file), version) }),
  contents: async (file) => [ukPortedContent(await load(file))],
};

async function build(tools: ImportTools, source: Source): Promise<Built> {
  const numbers = new NumberRows<UkObservation>(tools, 'tel');
  let rows = 0;
  for await (const group of readRows(source, columns, tools)) {
    rows += group.length;
    for (const row of group) {
      const faults = [...carrierFaults(row), ...timeFaults(row, tools.now)];
      tools.faults.add(row.line, ...faults);
      if (faults.length === 0) numbers.add(Number(row.tel), observationOf(row), row.line);
    }
  }
  tools.progress('sorting');
  const list = numbers.build();
  return { snapshot: exactListSnapshot('uk-ported', list), rows, contents: [ukPortedContent(list)] };
}

function observationOf({ previousSpId, currentSpId, changeSeen, lastSeen }: UkPortedRow): UkObservation {
  return { previousSpId: previousSpId || null, currentSpId, changeSeen: changeSeen || null, lastSeen };
}

function carrierFaults({ tel, previousSpId, currentSpId, changeSeen }: UkPortedRow): string[] {
  const faults: string[] = [];
  if (!/^44[1-9]\d{6,9}$/.test(tel)) faults.push(`tel "${tel}" is not a number of the United Kingdom: 9 to 12 digits that begin with 44`);
  if (currentSpId === '') faults.push('currentSpId is empty');
  for (const [name, value] of Object.entries({ previousSpId, currentSpId }))
    if (!isShortText(value, 40)) faults.push(`${name} is not text of at most 40 characters`);
  if (previousSpId !== '' && previousSpId === currentSpId)
    faults.push(`previousSpId is the same as currentSpId "${currentSpId}": this is not a move`);
  if ((previousSpId === '') !== (changeSeen === '')) faults.push('previousSpId and changeSeen belong together, but one of them is empty');
  return faults;
}

function timeFaults({ changeSeen, lastSeen }: UkPortedRow, now: Date): string[] {
  const written = { ...(changeSeen !== '' && { changeSeen }), lastSeen };
  const faults = Object.entries(written).flatMap(([name, text]) => {
    const seconds = portSeconds(text);
    if (seconds === undefined) return [`${name} "${text}" is not a date like 2026-01-31 or 2026-01-31T08:00:00Z between 1970 and 2106`];
    return futureFaults(name, { text, time: seconds * 1_000 }, now);
  });
  // A date alone says nothing about the time of day, so days are compared.
  const isBackwards = changeSeen !== '' && lastSeen.slice(0, 10) < changeSeen.slice(0, 10);
  return isBackwards && faults.length === 0 ? [`lastSeen "${lastSeen}" is before changeSeen "${changeSeen}"`] : faults;
}
