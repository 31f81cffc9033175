import { maxDigits } from '../ranges/range-trie.ts';
import { carriesOperator } from './number-attributes.ts';
import { classifierFor, type Classification } from './classification.ts';
import { DecisionTree, decideAll } from './decision-tree.ts';
import type { CallingCodePlan } from './plan-metadata.ts';
import type { Decision, PlanOverlay } from './plan-overlay.ts';
import { byDigits, type PlannedAttributes, type PlannedRange } from './planned-range.ts';
import { goesOn, stepInto, type PrefixMap, type PrefixPosition } from './prefix-map.ts';
import { timeZonesWithin } from './time-zones.ts';

/** Data that lie over the number plan, by E.164 prefix: names of carriers, time zones joined by `;`, and what the plan lacks or has wrong. */
export interface Overlays {
  readonly carriers: PrefixMap;
  readonly timeZones: PrefixMap;
  readonly additions: PlanOverlay;
}

/**
 * The ranges of one calling code: the fewest prefixes within which region, type, label, carrier and time zones are the same. In order. The
 * metadata know longer numbers in a few countries (Nigeria, Germany); what exceeds the 15 digits of E.164 is left out.
 */
export function planRanges(plan: CallingCodePlan, overlays: Overlays): PlannedRange[] {
  const codeLength = plan.callingCode.length;
  const lengths = new Set([
    ...plan.regions.flatMap(({ general }) => general.lengths),
    ...overlays.additions.lengthsOf(plan.callingCode).map((length) => length - codeLength),
  ]);
  const collector = new RangeCollector(plan.callingCode, overlays);
  for (const length of [...lengths].sort((a, b) => a - b)) {
    if (codeLength + length <= maxDigits) collector.collect(plan, length);
  }
  return mergeLengths(collector.found).sort(byDigits);
}

/** A place in the plan: digits so far, the decision node there, and where the overlays stand. */
interface Place {
  readonly digits: string;
  readonly node: number;
  readonly carrier: PrefixPosition;
  readonly timeZone: PrefixPosition;
  readonly addition: PrefixPosition;
}

class RangeCollector {
  readonly found: PlannedRange[] = [];
  readonly #callingCode: string;
  readonly #overlays: Overlays;
  readonly #known = new Map<string, PlannedAttributes>();
  #tree = new DecisionTree();
  #decisions: (Decision | undefined)[] = [undefined];
  #length = 0;

  constructor(callingCode: string, overlays: Overlays) {
    this.#callingCode = callingCode;
    this.#overlays = overlays;
  }

  /** Adds the ranges for national numbers of one length. */
  collect(plan: CallingCodePlan, nationalLength: number): void {
    const { automaton, classify } = classifierFor(plan, nationalLength);
    this.#tree = new DecisionTree();
    this.#decisions = [undefined];
    this.#length = this.#callingCode.length + nationalLength;
    const node = decideAll(this.#tree, { automaton, length: nationalLength }, (matches) => this.#decisionOf(classify(matches)));
    const digits = this.#callingCode;
    const { carriers, timeZones, additions } = this.#overlays;
    const addition = additions.ofLength(this.#length).at(digits);
    const whole = this.#cover({ digits, node, carrier: carriers.at(digits), timeZone: timeZones.at(digits), addition });
    if (whole) this.#emit(digits, whole);
  }

  /**
   * The attributes of all numbers at a place, or null when there are none, if that is one answer; otherwise the parts are emitted
   * and the result is undefined.
   */
  #cover(place: Place): PlannedAttributes | null | undefined {
    const decision = this.#decisionAt(place);
    if (decision !== undefined) {
      if (!decision) return null;
      const mayChange = goesOn(place.timeZone) || (carriesOperator(decision.type) && goesOn(place.carrier));
      if (!mayChange || place.digits.length >= this.#length) return this.#attributes(decision, place);
    }
    const parts: (PlannedAttributes | null | undefined)[] = [];
    for (let digit = 0; digit < 10; digit += 1) parts.push(this.#cover(this.#placeBelow(place, digit)));
    const [first] = parts;
    if (first !== undefined && parts.every((part) => part === first)) return first;
    parts.forEach((part, digit) => part && this.#emit(`${place.digits}${digit}`, part));
    return undefined;
  }

  /** The decision about all numbers at a place: null for numbers that the plan does not have, undefined where more digits decide. */
  #decisionAt({ node, addition }: Place): Decision | null | undefined {
    if (goesOn(addition)) return undefined;
    if (addition.value !== '') return this.#overlays.additions.decision(addition.value);
    return this.#tree.isLeaf(node) ? (this.#decisions[this.#tree.decision(node)] ?? null) : undefined;
  }

  #placeBelow({ digits, node, carrier, timeZone, addition }: Place, digit: number): Place {
    return {
      digits: `${digits}${digit}`,
      node: this.#tree.isLeaf(node) ? node : this.#tree.child(node, digit),
      carrier: stepInto(carrier, digit),
      timeZone: stepInto(timeZone, digit),
      addition: stepInto(addition, digit),
    };
  }

  #decisionOf(classification: Classification | undefined): number {
    if (!classification) return 0;
    const { region, type } = classification;
    const same = this.#decisions.findIndex((each) => each?.region === region && each.type === type);
    return same > 0 ? same : this.#decisions.push({ region, type, label: '' }) - 1;
  }

  #attributes({ region, type, label }: Decision, { carrier, timeZone }: Place): PlannedAttributes {
    const holder = carriesOperator(type) ? carrier.value : '';
    const timeZones = timeZonesWithin(region, timeZone.value);
    const key = [region, type, label, holder, timeZones].join('|');
    let known = this.#known.get(key);
    if (!known) {
      known = { callingCode: this.#callingCode, region, type, label, carrier: holder, timeZones };
      this.#known.set(key, known);
    }
    return known;
  }

  #emit(digits: string, plan: PlannedAttributes): void {
    this.found.push({ digits, minLength: this.#length, maxLength: this.#length, plan });
  }
}

/** Joins ranges with the same digits and attributes whose lengths follow each other. Expects the lengths in rising order. */
function mergeLengths(ranges: readonly PlannedRange[]): PlannedRange[] {
  const latest = new Map<string, number>();
  const merged: PlannedRange[] = [];
  for (const range of ranges) {
    const index = latest.get(range.digits);
    const before = index === undefined ? undefined : merged[index];
    if (index !== undefined && before?.plan === range.plan && before.maxLength === range.minLength - 1) {
      merged[index] = { ...before, maxLength: range.maxLength };
    } else {
      latest.set(range.digits, merged.push(range) - 1);
    }
  }
  return merged;
}
