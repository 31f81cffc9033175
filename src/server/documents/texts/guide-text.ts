/** The words of the product guide. A language that lacks one is an error of types. */
import type { PermissionName } from '../../../shared/base/permissions.ts';
import type { RangeRow } from '../../../shared/range-search/range-row.ts';
import type { FieldName } from '../../../shared/services/legend.ts';
import type { KnownReasonCode, ReasonCode } from '../../../shared/services/reason-codes.ts';
import type { ServiceCode } from '../../../shared/services/services.ts';

export interface Branding {
  readonly productName: string;
  readonly providerName: string;
  readonly supportEmail: string;
  readonly batchesKeptDays: number;
}

interface Section {
  readonly title: string;
  readonly text: string;
}

interface TableWords<Column extends string> {
  readonly title: string;
  readonly caption: string;
  readonly columns: Readonly<Record<Column, string>>;
}

export interface GuideText {
  readonly title: (productName: string) => string;
  readonly subtitle: (version: string) => string;
  readonly introduction: {
    readonly title: string;
    readonly text: (names: Pick<Branding, 'productName' | 'providerName'>) => string;
    readonly numbers: { readonly title: string; readonly items: readonly [screens: string, programs: string, codes: string] };
    readonly signIn: Section;
    readonly days: Section;
  };
  readonly permissions: TableWords<'permission' | 'bit' | 'name' | 'opens'> & {
    readonly text: string;
    readonly labels: Readonly<Record<PermissionName, string>>;
    readonly opens: Readonly<Record<PermissionName, string>>;
  };
  readonly ranges: TableWords<'column' | 'says'> & {
    readonly text: (shown: string) => string;
    readonly says: Readonly<Record<keyof typeof RangeRow.shape, string>>;
  };
  readonly services: TableWords<'service' | 'inBatch' | 'title' | 'fields'> & {
    readonly text: (portsDays: number) => string;
    readonly titles: Readonly<Record<ServiceCode, string>>;
  };
  readonly fields: TableWords<'field' | 'type' | 'definition'> & {
    readonly text: string;
    readonly definitions: Readonly<Record<FieldName, string>>;
  };
  readonly reasonCodes: TableWords<'rc' | 'class' | 'billed' | 'retry' | 'means'> & {
    readonly text: string;
    readonly billed: Readonly<Record<'yes' | 'no', string>>;
    readonly retry: Readonly<Record<ReasonCode['retry'], string>>;
    readonly descriptions: Readonly<Record<KnownReasonCode, string>>;
  };
  readonly batches: {
    readonly title: string;
    readonly text: (keptDays: number) => string;
    readonly file: { readonly title: string; readonly ports: (mostDays: string) => string };
    readonly results: Section;
  };
  readonly downloads: {
    readonly title: string;
    readonly items: readonly [cicList: string, gnrFiles: string, own: string, languages: string, files: string];
  };
  readonly help: { readonly title: string; readonly text: (supportEmail: string) => string };
}
