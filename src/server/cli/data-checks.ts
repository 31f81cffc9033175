/** Checks by `doctor` of the data behind the answers. */
import { coverageEntries } from '../../shared/services/coverage.ts';
import { servicesWithoutLists } from '../../numbers/answers/answer.ts';
import { areRangesOutOfDate, dataSetNames, emptyNumberData, isOutOfDate, type NumberData } from '../../numbers/number-data.ts';
import type { Config } from '../config/config.ts';
import { isAnsweredFromData } from '../config/services-file.ts';
import { answeredLimits } from '../data-sets/data-ages.ts';
import { versionName } from '../data-sets/data-set-names.ts';
import { loadImported, loadRanges, numberDataOf } from '../data-sets/data-sets.ts';
import type { Imported } from '../data-sets/sets/list-set.ts';
import { currentVersions, type SetName } from '../data-sets/versions.ts';
import type { Db } from '../database/database.ts';
import { openStorage } from '../storage/open-storage.ts';

export interface Finding {
  readonly check: string;
  readonly ok: boolean;
  /** True if it works, but not as users may expect. */
  readonly isWarning?: true;
  readonly detail: string;
}

/** Loads the data behind the answers and describes its versions. Throws if a part cannot be read. */
export async function dataSets(db: Db, config: Config): Promise<{ numbers: NumberData; detail: string }> {
  const tools = { db, storage: openStorage(config), dataDir: config.DATA_DIR, demo: config.DEMO };
  const versions = await currentVersions(db);
  const ranges = await loadRanges(tools, versions.get('ranges'));
  const imported = new Map<SetName, Imported>();
  for (const [set, version] of versions) imported.set(set, await loadImported(tools, version));
  const names = [...versions.values()].map(versionName);
  return {
    numbers: {
      ...numberDataOf(imported, emptyNumberData(ranges)),
      ...answeredLimits(config, { areRangesImported: versions.has('ranges') }),
    },
    detail: [`${ranges.size.toLocaleString('en')} ranges can be read`, ...names].join(', '),
  };
}

/** Reports missing lists: not a fault, but users who rely on their service must know. */
export function listsFinding(numbers: NumberData, { SERVICES_CONFIG }: Config): Finding {
  const services = servicesWithoutLists(numbers).filter((service) => isAnsweredFromData(SERVICES_CONFIG, service));
  if (services.length === 0) return { check: 'lists', ok: true, detail: 'every list that a service needs is loaded' };
  const detail = `${services.join(', ')} check only the number ranges because a list is missing. They answer with reason code 3 and clear no number: import dno, irsf, ait and overrides`;
  return { check: 'lists', ok: true, isWarning: true, detail };
}

/** Warns about undeclared coverage: the porting of a number outside the list is then unknown. */
export function coverageFinding({ ported }: NumberData): Finding {
  const check = 'coverage';
  if (ported.version === null) return { check, ok: true, detail: 'no ported numbers are loaded' };
  if (ported.covers) return { check, ok: true, detail: `the ported numbers cover ${coverageEntries(ported.covers).join(', ')}` };
  const detail = `coverage not declared: porting is unknown for numbers that are not in ${ported.version}. Declare what it covers: data covers ported GB:mobile,FR`;
  return { check, ok: true, isWarning: true, detail };
}

/** Reports the age of the data sets: an outdated one is not this node's fault. */
export function ages(numbers: NumberData, now: Date): Finding {
  const old = dataSetNames.filter((name) => isOutOfDate(numbers, name, now)).map((name) => `${name} from ${numbers[name].asOf}`);
  if (areRangesOutOfDate(numbers, now)) old.push(`ranges from ${numbers.rangesVersion.asOf}`);
  if (old.length === 0) return { check: 'age of data', ok: true, detail: 'no data set is out of date' };
  return {
    check: 'age of data',
    ok: true,
    isWarning: true,
    detail: `out of date by MAX_AGE_…_DAYS: ${old.join(', ')}. Old lists clear no number`,
  };
}
