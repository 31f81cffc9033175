/**
 * Facts of regulators, the ITU and plan administrators about numbering plans beyond the packages. Each fact has its source; anything without a row here is
 * unknown. `docs/data.md` describes the files.
 */
import { demand, digitsOf, factFile, type FactFile, readFacts, regionOf, type Source, sourceOf, textOf, wordOf } from './fact-file.ts';

const additionTypes = [
  'geographic',
  'mobile',
  'non_geographic',
  'toll_free',
  'shared_cost',
  'premium',
  'personal',
  'm2m',
  'satellite',
  'international_network',
  'special',
  'reserved',
] as const;
export type AdditionType = (typeof additionTypes)[number];

/** Numbers of some lengths whose country or type is missing or wrong in the packages. The longest prefix of the right length counts. */
export interface PlanAddition extends Source {
  readonly prefix: string;
  /** E.164 digits, inclusive. */
  readonly minLength: number;
  readonly maxLength: number;
  readonly region: string;
  readonly type: AdditionType;
  readonly label: string;
}

/** Reads the plan additions. `special`: the label describes the numbers, and no subscriber has them. `reserved`: the plan keeps them. */
export function readPlanAdditions(file: FactFile = factFile('plan-additions.csv')): PlanAddition[] {
  const columns = ['prefix', 'minlength', 'maxlength', 'country', 'type', 'label', 'source', 'document', 'date'] as const;
  return readFacts(file, columns, (row) => {
    const prefix = digitsOf(row.prefix);
    const [minLength, maxLength] = [Number(row.minlength), Number(row.maxlength)];
    const areLengths = Number.isInteger(minLength) && Number.isInteger(maxLength);
    demand(
      areLengths && prefix.length < minLength && minLength <= maxLength && maxLength <= 15,
      `lengths "${row.minlength}" to "${row.maxlength}" are not more than the ${prefix.length} digits of the prefix, in order, and at most 15`,
    );
    const region = regionOf(row.country);
    const type = wordOf(row.type, additionTypes);
    return { prefix, minLength, maxLength, region, type, label: textOf(row.label, 'label'), ...sourceOf(row) };
  });
}

const officeCodeTypes = ['special', 'test', 'premium'] as const;

/** A central office code (the NXX of 1 NPA NXX XXXX) that no subscriber has, in every geographic area code of the regions. */
export interface OfficeCode extends Source {
  readonly code: string;
  readonly regions: readonly string[];
  readonly type: (typeof officeCodeTypes)[number];
  readonly label: string;
}

export function readOfficeCodes(file: FactFile = factFile('nanp-office-codes.csv')): OfficeCode[] {
  const columns = ['office_code', 'country', 'type', 'label', 'source', 'document', 'date'] as const;
  return readFacts(file, columns, (row) => {
    demand(/^[2-9]\d{2}$/.test(row.office_code), `"${row.office_code}" is no central office code`);
    const type = wordOf(row.type, officeCodeTypes);
    const regions = row.country.split(',').map(regionOf);
    return { code: row.office_code, regions, type, label: textOf(row.label, 'label'), ...sourceOf(row) };
  });
}

/** Numbers that a regulator keeps for films and books, both ends included. No subscriber has one. */
export interface DramaNumbers extends Source {
  readonly from: string;
  readonly to: string;
  readonly region: string;
  readonly label: string;
}

export function readDramaNumbers(file: FactFile = factFile('drama.csv')): DramaNumbers[] {
  const columns = ['from', 'to', 'country', 'label', 'source', 'document', 'date'] as const;
  return readFacts(file, columns, (row) => {
    const [from, to] = [digitsOf(row.from), digitsOf(row.to)];
    demand(from.length === to.length && from <= to, `${from} to ${to} are not numbers of one length in order`);
    return { from, to, region: regionOf(row.country), label: textOf(row.label, 'label'), ...sourceOf(row) };
  });
}

/** A rule of law or of a regulator about the caller numbers that may be shown. */
export interface CallerRule extends Source {
  readonly region: string;
  /** A number type, a prefix, or words. */
  readonly subject: string;
  readonly use: 'call' | 'text';
  /** False for a lawful caller that must never be blocked. */
  readonly isForbidden: boolean;
}

export function readCallerRules(file: FactFile = factFile('caller-rules.csv')): CallerRule[] {
  const columns = ['country', 'what', 'call_or_text', 'forbidden_as_caller', 'source', 'document', 'date'] as const;
  return readFacts(file, columns, (row) => ({
    region: regionOf(row.country),
    subject: textOf(row.what, 'what'),
    use: wordOf(row.call_or_text, ['call', 'text']),
    isForbidden: wordOf(row.forbidden_as_caller, ['yes', 'no']) === 'yes',
    ...sourceOf(row),
  }));
}

/** The holder of a carrier's former numbers in some areas: those that begin with one of the prefixes. */
export interface AreaSuccessor extends Source {
  readonly region: string;
  /** The carrier's name as spelled in the ranges. */
  readonly carrierName: string;
  readonly prefixes: readonly string[];
  readonly successor: string;
}

export function readAreaSuccessors(file: FactFile = factFile('area-successors.csv')): AreaSuccessor[] {
  const columns = ['country', 'carrier_name_in_ranges', 'prefixes', 'successor', 'source', 'document', 'date'] as const;
  return readFacts(file, columns, (row) => ({
    region: regionOf(row.country),
    carrierName: textOf(row.carrier_name_in_ranges, 'carrier_name_in_ranges'),
    prefixes: row.prefixes.split(' ').map(digitsOf),
    successor: textOf(row.successor, 'successor'),
    ...sourceOf(row),
  }));
}

const networkStatuses = ['operational', 'mvno', 'renamed', 'merged', 'closed', 'unknown'] as const;

/**
 * The fate of a carrier or of a network code. With `carrierName` it is about the name, as spelled in the ranges; without, about the code: a closed code says
 * nothing about a name. Empty text is "unknown".
 */
export interface NetworkFact {
  readonly region: string;
  readonly carrierName: string;
  readonly mcc: string;
  readonly mnc: string;
  readonly brand: string;
  readonly legalEntity: string;
  readonly group: string;
  readonly status: (typeof networkStatuses)[number];
  /** The carriers that took over; several share the former numbers. */
  readonly successors: readonly string[];
  /** A day or a year. */
  readonly since: string;
  /** The network used by an operator that has none. */
  readonly host: string;
  readonly source: string;
}

export function readNetworkFacts(file: FactFile = factFile('networks.csv')): NetworkFact[] {
  // oxfmt-ignore
  const columns = ['country', 'carrier_name_in_ranges', 'mcc', 'mnc', 'brand', 'legal_entity', 'group', 'status', 'successor', 'since', 'host', 'source'] as const;
  return readFacts(file, columns, (row) => {
    const { mcc, mnc, brand, group, since, host } = row;
    demand(/^(\d{3})?$/.test(mcc) && /^(\d{2,3})?$/.test(mnc), `"${mcc}" and "${mnc}" are no network code`);
    demand((mcc === '') === (mnc === ''), 'mcc or mnc is missing');
    demand(row.carrier_name_in_ranges !== '' || mcc !== '', 'the row has neither a carrier name nor a network code');
    demand(/^(\d{4}(-\d{2}-\d{2})?)?$/.test(since), `since "${since}" is no day or year`);
    return {
      region: regionOf(row.country),
      carrierName: row.carrier_name_in_ranges,
      mcc,
      mnc,
      brand,
      legalEntity: row.legal_entity,
      group,
      status: wordOf(row.status, networkStatuses),
      successors: row.successor === '' ? [] : row.successor.split(' / '),
      since,
      host,
      source: textOf(row.source, 'source'),
    };
  });
}
