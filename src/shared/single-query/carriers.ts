/** Carriers of a number: its current one, the holder of its range, and their names. */
import type { CarrierOwner, FirstGiven } from '../services/provenance.ts';
import { answeredOf, type Answered, type Telling } from './answers.ts';
import { decisionOf } from './decision.ts';
import { notTold, marksOf, type Fact } from './facts.ts';
import { firstGivenIn, kinshipOf, type Kinship, successorsInWords } from './first-given.ts';
import { sideOf, timeOf } from './same-question.ts';
import { tellersOf } from './tellers.ts';

/** Name and id of a carrier, at least one of them known. */
export type CarrierName = { readonly name: string | null; readonly cic: string | null };
type Claim = CarrierName & { readonly from: Answered };

/** Name in the number ranges for an unnamed holder. */
const notSpecified = 'operator not specified';

const [servingServices, besides] = [tellersOf('current carrier'), tellersOf('some carrier')];

/** Carriers in the answers. */
export class Carriers {
  readonly #telling: Telling;
  readonly #answered: readonly Answered[];
  readonly #claims: readonly Claim[];
  /** Current carrier: by the answer that decides on porting; otherwise by the newest answer that names one, demo data last. */
  readonly server: Claim | null;
  /** Newest claims from stored data only, and from live networks only. */
  readonly stored: Claim | null;
  readonly network: Claim | null;
  /** Holder of the range, by any answer. */
  readonly holder: Claim | null;
  /** First holder of the range, if that is another company today. */
  readonly firstGiven: FirstGiven | null;
  /** Relation of the current carrier to the first holder. */
  readonly kinship: Kinship;

  constructor(telling: Telling) {
    this.#telling = telling;
    this.#answered = answeredOf(telling.answers);
    const claims = this.#answered.flatMap((one) => serverIn(one) ?? []);
    const decision = decisionOf(telling.answers);
    this.server = (decision && serverIn(decision)) ?? claims.filter((claim) => !decision || !isOfNetwork(claim)).reduce(better, null);
    this.stored = claims.filter((claim) => !isOfNetwork(claim)).reduce(better, null);
    this.network = claims.filter(isOfNetwork).reduce(better, null);
    this.#claims = claims;
    this.holder = this.#firstHolder();
    this.firstGiven = firstGivenIn(this.#answered);
    this.kinship = kinshipOf(this.firstGiven, this.server && this.#complete(this.server.name, this.server.cic).name);
  }

  /** Returns name and id, completing one from another answer if only the other is known; the text is the id ("9990001") if nobody names it. */
  inWords({ name, cic }: CarrierName, place: 'alone' | 'within' = 'within'): { text: string; cic: string | null } {
    const { operator } = this.#telling.words;
    const both = this.#complete(name, cic);
    if (both.name === notSpecified) return { text: operator.notSpecified[place], cic: both.cic };
    return { text: both.name ?? both.cic ?? operator.unknown[place], cic: both.cic };
  }

  /** Returns two answers that name different current carriers; the first one of those that agree. */
  differing(): Claim[] {
    const [first, ...rest] = this.#claims;
    const other = first && rest.find((claim) => this.inWords(claim).text !== this.inWords(first).text);
    return first && other ? [first, other] : [];
  }

  /** Returns the fact "Current carrier". */
  operator(): Fact {
    const { operator, labels } = this.#telling.words;
    const label = labels.operator;
    if (this.server) {
      const { text, cic } = this.inWords(this.server, 'alone');
      return {
        label,
        state: 'known',
        text: this.#described(text),
        ...(cic !== null && { cic }),
        ...marksOf(this.server.from.answer),
      };
    }
    const fact = notTold(this.#telling, label, servingServices);
    if (fact.state === 'waiting') return fact;
    const lead = operator.lead[fact.state === 'not asked' ? 'not asked' : 'unknown'];
    if (this.holder) {
      const { text, cic } = this.inWords(this.holder);
      return {
        ...fact,
        text: operator.rangeHeldBy(lead, this.#described(text)),
        ...(cic !== null && { cic }),
        ...marksOf(this.holder.from.answer),
      };
    }
    const beside = this.#answered.find(({ service, answer }) => besides.includes(service) && answer.cn);
    if (!beside) return fact;
    const { text, cic } = this.inWords({ name: beside.answer.cn ?? null, cic: beside.answer.cic ?? null });
    return { ...fact, text: operator.named(lead, beside.service, text), ...(cic !== null && { cic }), ...marksOf(beside.answer) };
  }

  /** Returns the group that owns both; null if no common owner is known. */
  groupOf(one: CarrierName, other: CarrierName): (Pick<CarrierOwner, 'asOf'> & { readonly group: string }) | null {
    const [first, second] = [one, other].map(({ name, cic }) => this.#ownerOf(this.#complete(name, cic).name));
    if (!first?.group || first.group !== second?.group) return null;
    return { group: first.group, asOf: first.asOf ?? second.asOf };
  }

  #ownerOf(name: string | null): CarrierOwner | undefined {
    return this.#answered.flatMap(({ answer }) => answer.carriers ?? []).find(({ carrier }) => carrier === name);
  }

  /** Returns "Orange, EE since 2010" for a first holder with a successor, "Tesco Mobile, on the network of 3 as of 2023-04" for a hosted carrier. */
  #described(name: string): string {
    const { words } = this.#telling;
    if (this.firstGiven?.carrier === name) return `${name}, ${successorsInWords(this.firstGiven, words)}`;
    const owner = this.#ownerOf(name);
    return owner?.host ? words.operator.hosted(name, owner.host, owner.asOf) : name;
  }

  #firstHolder(): Claim | null {
    for (const one of this.#answered) {
      const { answer, service } = one;
      if (service === 'irsfCheck' || sideOf(one) !== 'holder') continue;
      if (answer.cn || answer.cic) return { name: answer.cn ?? null, cic: answer.cic ?? null, from: one };
    }
    return null;
  }

  #complete(name: string | null, cic: string | null): CarrierName {
    if (name !== null && cic !== null) return { name, cic };
    for (const { answer } of this.#answered) {
      if (!answer.cn || !answer.cic) continue;
      if (name === null && answer.cic === cic) return { name: answer.cn, cic };
      if (cic === null && answer.cn === name) return { name, cic: answer.cic };
    }
    return { name, cic };
  }
}

/** Returns true if the claim comes from a live network, not from stored data. */
function isOfNetwork({ from: { answer } }: Claim): boolean {
  return answer.source === 'live';
}

/** Returns the current carrier in one answer. */
function serverIn(from: Answered): Claim | null {
  const { service, answer } = from;
  if (service === 'ported') return answer.ccn ? { name: answer.ccn, cic: null, from } : null;
  if (service === 'ports&days') return answer.phdbccic ? { name: null, cic: answer.phdbccic, from } : null;
  if (sideOf(from) !== 'server' || !(answer.cn || answer.cic)) return null;
  return { name: answer.cn ?? null, cic: answer.cic ?? null, from };
}

/** Prefers real data to demo data, then the newer; at the same time the one with a name, then the first. */
function better(best: Claim | null, next: Claim): Claim {
  if (best === null) return next;
  if (best.from.answer.simulated !== next.from.answer.simulated) return best.from.answer.simulated ? next : best;
  const [bestAt, nextAt] = [best, next].map(({ from }) => Date.parse(timeOf(from) ?? '') || 0) as [number, number];
  if (bestAt !== nextAt) return nextAt > bestAt ? next : best;
  return best.name === null && next.name !== null ? next : best;
}
