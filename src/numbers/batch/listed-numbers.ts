import type { DataService } from '../../shared/services/services.ts';
import { forbiddenCallers } from '../answers/caller-rules.ts';
import { windowOpens } from '../answers/ports.ts';
import type { Asked } from '../answers/number-subject.ts';
import { noRoute } from './answer-classes.ts';
import { linesAtOnce, type BatchLines } from './batch-lines.ts';
import { buildExactList, type ExactList, type PrefixList } from '../lists/exact-list.ts';
import type { Lists, NumberData } from '../number-data.ts';
import { writtenTime } from '../lists/port.ts';
import { type Ported } from '../lists/ported-numbers.ts';

type ListName = 'lateMoves' | 'forbiddenCallers' | Exclude<keyof Lists, 'forcedOutcomes'>;

/**
 * The data that a service reads about one number. `route`: the serving network; for a moved number this is its current route and nothing else, except that
 * `ported` also gives the date of the move. `lists`: lists that may name the number; `lateMoves` are the moves of a ported number within the days in question,
 * `forbiddenCallers` are prefixes that a law keeps from calling.
 */
const readsOf: Record<DataService, { readonly route: boolean; readonly lists: readonly ListName[] }> = {
  npq: { route: true, lists: [] },
  gnr: { route: false, lists: [] },
  ported: { route: true, lists: [] },
  'ports&days': { route: false, lists: ['lateMoves'] },
  ukported: { route: false, lists: ['ukObservations'] },
  usmrq: { route: true, lists: ['overrides'] },
  dno: { route: false, lists: ['dno', 'forbiddenCallers'] },
  dnoText: { route: false, lists: ['dnoText'] },
  irsfCheck: { route: false, lists: ['irsf'] },
  AITCheck: { route: true, lists: ['irsf', 'aitRisk'] },
};

/** Returns true if the service needs the network that serves a number now. */
export function readsRoute(service: DataService): boolean {
  return readsOf[service].route;
}

/** A list of numbers or of prefixes, and the services that read it: bit i is the service at position i. */
type Watched<List> = { list: List; services: number };

/** Finds the numbers that a list names: each is answered by itself, because its answer shares nothing with other numbers. */
export class ListedNumbers {
  /** Services per line read last: bit i is set if the service at position i must answer for this very number. */
  readonly services = new Int32Array(linesAtOnce);
  /** Current route per line read last, as a number from 0, or `noRoute`. Equal routes lead to the same network. */
  readonly routes = new Int32Array(linesAtOnce).fill(noRoute);
  readonly #ported: Ported;
  /** Position among the ported numbers per line read last, or -1. */
  readonly #portedAt = new Int32Array(linesAtOnce).fill(-1);
  readonly #opens: number;
  readonly #readLateMoves: number;
  readonly #exact: Watched<ExactList<unknown>>[];
  readonly #prefixes: Watched<PrefixHeads>[];
  readonly #positions = new Int32Array(linesAtOnce);
  readonly #all: number;

  constructor(data: NumberData, services: readonly DataService[], asked: Asked) {
    this.#ported = data.ported.content;
    this.#opens = windowOpens(asked);
    const bitsOf = (name: ListName) =>
      services.reduce((bits, service, i) => (readsOf[service].lists.includes(name) ? bits | (1 << i) : bits), 0);
    this.#all = services.reduce((bits, _, i) => bits | (1 << i), 0);
    this.#readLateMoves = bitsOf('lateMoves');
    this.#exact = [
      { list: data.overrides.content, services: bitsOf('overrides') },
      { list: data.ukObservations.content, services: bitsOf('ukObservations') },
      { list: data.dno.content.numbers, services: bitsOf('dno') },
      { list: data.dnoText.content.numbers, services: bitsOf('dnoText') },
      { list: data.irsf.content.numbers, services: bitsOf('irsf') },
      { list: buildExactList(data.forcedOutcomes), services: this.#all },
    ].filter(({ list, services: readers }) => list.numbers.size > 0 && readers !== 0);
    this.#prefixes = [
      { list: new PrefixHeads(data.dno.content.prefixes), services: bitsOf('dno') },
      { list: new PrefixHeads(forbiddenCallers), services: bitsOf('forbiddenCallers') },
      { list: new PrefixHeads(data.dnoText.content.prefixes), services: bitsOf('dnoText') },
      { list: new PrefixHeads(data.irsf.content.prefixes), services: bitsOf('irsf') },
      { list: new PrefixHeads(data.aitRisk.content), services: bitsOf('aitRisk') },
    ].filter(({ list, services: readers }) => !list.isEmpty && readers !== 0);
  }

  /** Looks the numbers of the lines up in every list. */
  read(lines: BatchLines): void {
    const { count } = lines;
    for (let line = 0; line < count; line += 1) this.services[line] = lines.numbers[line]! < 0 ? this.#all : 0;
    this.#readPorted(lines);
    for (const { list, services } of this.#exact) {
      list.numbers.positionsOf(lines.numbers.subarray(0, count), this.#positions);
      for (let line = 0; line < count; line += 1) if (this.#positions[line]! >= 0) this.services[line]! |= services;
    }
    for (const { list, services } of this.#prefixes) {
      for (let line = 0; line < count; line += 1) if (list.begins(lines, line)) this.services[line]! |= services;
    }
  }

  /** Returns the time of the last move of the line's number, in the form of the answers; empty if it never moved. */
  lastPortedOf(line: number): string {
    const last = this.#ported.lastAt(this.#portedAt[line]!);
    return last ? writtenTime(last) : '';
  }

  #readPorted({ numbers, count }: BatchLines): void {
    if (this.#ported.size === 0) return;
    this.#ported.positionsOf(numbers.subarray(0, count), this.#portedAt);
    this.#ported.routeClassesAt(this.#portedAt.subarray(0, count), this.routes, noRoute);
    for (let line = 0; line < count; line += 1) {
      const position = this.#portedAt[line]!;
      if (position >= 0 && this.#ported.movedSince(position, this.#opens)) this.services[line]! |= this.#readLateMoves;
    }
  }
}

/** The first five digits of the numbers in listed ranges: a cheap check that is nearly always enough. */
class PrefixHeads {
  readonly isEmpty: boolean;
  readonly #list: PrefixList<unknown>;
  readonly #heads = new Uint8Array(100_000);

  constructor(list: PrefixList<unknown>) {
    this.#list = list;
    this.isEmpty = list.size === 0;
    for (const prefix of list.prefixes()) {
      const first = prefix.slice(0, 5);
      this.#heads.fill(1, Number(first.padEnd(5, '0')), Number(first.padEnd(5, '9')) + 1);
    }
  }

  /** Returns true if the number of the line lies in a listed range. */
  begins(lines: BatchLines, line: number): boolean {
    return this.#heads[lines.heads[line]!] === 1 && this.#list.find(lines.textAt(line)) !== undefined;
  }
}
