/** A data set that is a list: the file that it is imported from, and what a stored version holds. */
import type { DataSet, NumberData } from '../../../numbers/number-data.ts';
import { asOfVersion, versionName } from '../data-set-names.ts';
import type { Columns } from '../imports/csv-rows.ts';
import type { Source } from '../imports/import-file.ts';
import type { Built, BuildTools } from '../imports/import-tools.ts';
import type { Content } from '../imports/set-contents.ts';
import type { Version } from '../versions.ts';

/** The parts of the answers' data that imports supply, by their names in `NumberData`. */
export type Imported = Partial<Pick<NumberData, 'ported' | 'overrides' | 'ukObservations' | 'dno' | 'dnoText' | 'irsf' | 'aitRisk'>>;

export interface ListSet {
  /** Description of the command, for its help. */
  readonly about: string;
  /** Columns of its import file. */
  readonly columns: Columns<string>;
  /** Help text on the optional columns. */
  readonly columnsNote?: string;
  /** Builds a version from an import file. */
  readonly build: (tools: BuildTools, source: Source) => Promise<Built>;
  /** Reads the contribution of a version to the answers from its file. */
  readonly load: (file: string, version: Version) => Promise<Imported>;
  /** Reads the rows of a version from its file, to compare or export them. */
  readonly contents: (file: string) => Promise<Content[]>;
}

/** Returns a set with the name and the as-of of its version. */
export function dataSetOf<Content>(content: Content, version: Version): DataSet<Content> {
  return { content, version: versionName(version), asOf: asOfVersion(version), synthetic: false };
}
