import { type AdditionType, type PlanAddition } from '../plan-facts/plan-facts.ts';
import type { PlannedAttributes, PlannedType } from './planned-range.ts';
import { PrefixMap } from './prefix-map.ts';

/** The decision about a number: of the packages, or of a plan addition with its label. */
export type Decision = Pick<PlannedAttributes, 'region' | 'type' | 'label'>;

const plannedTypes: Readonly<Record<AdditionType, PlannedType>> = {
  geographic: 'FIXED_LINE',
  mobile: 'MOBILE',
  non_geographic: 'NON_GEOGRAPHIC',
  toll_free: 'TOLL_FREE',
  shared_cost: 'SHARED_COST',
  premium: 'PREMIUM_RATE',
  personal: 'PERSONAL_NUMBER',
  m2m: 'M2M',
  satellite: 'SATELLITE',
  international_network: 'INTERNATIONAL_NETWORK',
  special: 'SPECIAL',
  reserved: 'RESERVED',
};

/** The plan additions, to be laid over the plans of the packages. */
export class PlanOverlay {
  readonly #additions: readonly PlanAddition[];
  readonly #decisions = new Map<string, Decision>();

  constructor(additions: readonly PlanAddition[]) {
    this.#additions = additions;
    for (const addition of additions) {
      const { region, type, label } = addition;
      this.#decisions.set(keyOf(addition), { region, type: plannedTypes[type], label });
    }
  }

  /** The lengths of added numbers of a calling code, in E.164 digits. */
  lengthsOf(callingCode: string): number[] {
    return this.#additions
      .filter(({ prefix }) => prefix.startsWith(callingCode))
      .flatMap(({ minLength, maxLength }) => Array.from({ length: maxLength - minLength + 1 }, (_, more) => minLength + more));
  }

  /** The additions for numbers of one length, by prefix; each value is the key of a decision. */
  ofLength(length: number): PrefixMap {
    const fitting = this.#additions.filter(({ minLength, maxLength }) => minLength <= length && length <= maxLength);
    return new PrefixMap(fitting.map((addition) => [addition.prefix, keyOf(addition)]));
  }

  /** The decision of the addition with this key. */
  decision(key: string): Decision | undefined {
    return this.#decisions.get(key);
  }
}

/** Additions that say the same have the same key, so that their ranges join. */
function keyOf({ region, type, label }: PlanAddition): string {
  return [region, type, label].join('|');
}
