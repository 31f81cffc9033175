/** Lists of numbers: do not originate, revenue-share fraud, artificially inflated traffic. */
import { ExactList, type Listing, PrefixList } from '../../../numbers/lists/exact-list.ts';
import type { NumberList } from '../../../numbers/number-data.ts';
import { type ListParts, listsSnapshot, loadLists } from '../../../numbers/snapshots/lists-snapshot.ts';
import { type Row, readRows } from '../imports/csv-rows.ts';
import type { Source } from '../imports/import-file.ts';
import type { Built, ImportTools } from '../imports/import-tools.ts';
import { isDay, utcDay } from '../../../shared/base/utc-day.ts';
import { NumberRows } from '../imports/number-rows.ts';
import { callingCodeFaults, futureFaults } from '../imports/plan-rules.ts';
import { dnoContents, listContents } from '../imports/set-contents.ts';
import { isShortText } from '../imports/value-rules.ts';
import { dataSetOf, type ListSet } from './list-set.ts';

const listColumns = { required: ['digits', 'match', 'reason', 'date'] } as const;
const dnoColumns = { ...listColumns, optional: ['use'] } as const;
type ListRow = Row<(typeof listColumns.required)[number]>;

export const dno: ListSet = {
  about: 'Replace the numbers that must not originate calls or texts',
  columns: dnoColumns,
  columnsNote: '(voice, text or both; voice without the column)',
  build: buildDno,
  load: async (file, version) => {
    const lists = await loadLists(file, ['dno', 'dnoText']);
    // A file may cover voice alone: then it is no list for texts, and clears no number for them.
    return {
      ...(!isEmpty(lists.dno) && { dno: dataSetOf(lists.dno, version) }),
      ...(!isEmpty(lists.dnoText) && { dnoText: dataSetOf(lists.dnoText, version) }),
    };
  },
  contents: async (file) => dnoContents(await loadLists(file, ['dno', 'dnoText'])),
};

export const irsf: ListSet = {
  about: 'Replace the list of revenue-share fraud',
  columns: listColumns,
  build: buildIrsf,
  load: async (file, version) => ({ irsf: dataSetOf((await loadLists(file, ['irsf'])).irsf, version) }),
  contents: async (file) => listContents('irsf', (await loadLists(file, ['irsf'])).irsf),
};

export const ait: ListSet = {
  about: 'Replace the ranges at risk of inflated traffic',
  columns: listColumns,
  build: buildAit,
  load: async (file, version) => ({ aitRisk: dataSetOf((await loadLists(file, ['ait'])).ait.prefixes, version) }),
  contents: async (file) => listContents('ait', (await loadLists(file, ['ait'])).ait),
};

function isEmpty({ numbers, prefixes }: NumberList): boolean {
  return numbers.numbers.size === 0 && prefixes.size === 0;
}

/** Must not originate calls (`use` is `voice`, or the column is not there), texts (`text`), or both. */
async function buildDno(tools: ImportTools, source: Source): Promise<Built> {
  const [dno, dnoText] = [new ListRows(tools), new ListRows(tools)];
  let rows = 0;
  for await (const group of readRows(source, dnoColumns, tools)) {
    rows += group.length;
    for (const row of group) {
      const use = row.use || 'voice';
      if (!['voice', 'text', 'both'].includes(use)) tools.faults.add(row.line, `use "${use}" is not voice, text or both`);
      const lists = [use === 'text' ? undefined : dno, use === 'voice' ? undefined : dnoText].filter((list) => list !== undefined);
      if (isSound(row, tools)) for (const list of lists) list.add(row);
    }
  }
  const lists = { dno: dno.build(), dnoText: dnoText.build() };
  return { snapshot: listsSnapshot(lists), rows, contents: dnoContents({ dno: listOf(lists.dno), dnoText: listOf(lists.dnoText) }) };
}

async function buildIrsf(tools: ImportTools, source: Source): Promise<Built> {
  const { list, rows } = await readList(tools, source);
  const irsf = list.build();
  return { snapshot: listsSnapshot({ irsf }), rows, contents: listContents('irsf', listOf(irsf)) };
}

/** Inflated traffic comes in bursts to neighbouring numbers, so its list knows ranges alone: a number is the range of its own digits. */
async function buildAit(tools: ImportTools, source: Source): Promise<Built> {
  const { list, rows } = await readList(tools, source, 'prefix');
  const ait = list.build();
  return { snapshot: listsSnapshot({ ait }), rows, contents: listContents('ait', listOf(ait)) };
}

function listOf({ numbers, prefixes }: ListParts): NumberList {
  return { numbers: new ExactList(numbers), prefixes: new PrefixList(prefixes) };
}

async function readList(tools: ImportTools, source: Source, always?: 'prefix') {
  const list = new ListRows(tools);
  let rows = 0;
  for await (const group of readRows(source, listColumns, tools)) {
    rows += group.length;
    for (const row of group) if (isSound(row, tools)) list.add(always ? { ...row, match: always } : row);
  }
  return { list, rows };
}

function isSound(row: ListRow, { faults, asOf, now }: Pick<ImportTools, 'faults' | 'asOf' | 'now'>): boolean {
  const wrong: string[] = [];
  if (row.match !== 'number' && row.match !== 'prefix') wrong.push(`match "${row.match}" is neither number nor prefix`);
  const shortest = row.match === 'number' ? 3 : 1;
  if (!/^[1-9]\d{0,14}$/.test(row.digits) || row.digits.length < shortest)
    wrong.push(`digits "${row.digits}" are not ${shortest} to 15 digits that begin with a country code`);
  else wrong.push(...callingCodeFaults('digits', row.digits));
  if (!isShortText(row.reason, 200)) wrong.push('reason is not text of at most 200 characters');
  if (row.date !== '' && !isDay(row.date)) wrong.push(`date "${row.date}" is no day like 2026-01-31`);
  else wrong.push(...laterFaults(row.date, { asOf, now }));
  faults.add(row.line, ...wrong);
  return wrong.length === 0;
}

/** A day that has not come, or had not when the list was made. */
function laterFaults(date: string, { asOf, now }: Pick<ImportTools, 'asOf' | 'now'>): string[] {
  const future = futureFaults('date', { text: date, time: Date.parse(date) }, now);
  if (future.length > 0 || asOf === undefined || date <= utcDay(asOf)) return future;
  return [`date "${date}" is later than the list, which is as of ${utcDay(asOf)}`];
}

/** The rows of one list. */
class ListRows {
  readonly #tools: Pick<ImportTools, 'faults'>;
  readonly #numbers: NumberRows<Listing>;
  readonly #prefixes = new Map<string, { line: number; listing: Listing }>();

  constructor(tools: Pick<ImportTools, 'faults'>) {
    this.#tools = tools;
    this.#numbers = new NumberRows(tools, 'digits');
  }

  add({ digits, match, reason, date, line }: ListRow): void {
    const listing = { reason, date: date === '' ? null : date };
    if (match === 'number') return this.#numbers.add(Number(digits), listing, line);
    const duplicate = this.#prefixes.get(digits);
    if (duplicate) this.#tools.faults.add(line, `has the digits of line ${duplicate.line}`);
    else this.#prefixes.set(digits, { line, listing });
  }

  build(): ListParts {
    // In order: the same rows in another order are the same version.
    const prefixes = [...this.#prefixes]
      .map(([digits, { listing }]) => [digits, listing] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    return { numbers: this.#numbers.build().arrays, prefixes };
  }
}
