import { anyDigit, parsePattern, type Pattern } from './digit-pattern.ts';

/** A state of the machine before it is made deterministic: free moves, and at most one move on a digit. */
interface State {
  readonly free: number[];
  /** The digits (bits) that lead to `target`; 0 for none. */
  digits: number;
  target: number;
  /** The pattern that matches in this state, else -1. */
  pattern: number;
}

/** Runs many digit patterns as one automaton that is made deterministic as far as it is walked. Add all patterns, then call `start`; states are numbers. */
export class Automaton {
  readonly #states: State[] = [];
  readonly #starts: number[] = [];
  readonly #known = new Map<string, number>();
  readonly #members: (readonly number[])[] = [];
  readonly #steps: (number | undefined)[][] = [];
  readonly #matches: (readonly number[])[] = [];

  /** Adds a pattern that must match the whole number, or with `isPrefix` its beginning. Its id is the count of patterns before it. */
  add(source: string, isPrefix = false): void {
    const pattern = this.#starts.length;
    const start = this.#newState();
    this.#starts.push(start);
    const end = this.#lay(parsePattern(source), start);
    const final = this.#newState();
    this.#moveFreely(end, final);
    this.#state(final).pattern = pattern;
    if (isPrefix) this.#move(final, anyDigit, final);
  }

  /** Returns the state before the first digit. */
  start(): number {
    return this.#intern(this.#starts);
  }

  /** Returns the state after one more digit. */
  step(from: number, digit: number): number {
    const steps = this.#steps[from] ?? [];
    const taken = steps[digit];
    if (taken !== undefined) return taken;
    const targets: number[] = [];
    for (const member of this.#members[from] ?? []) {
      const { digits, target } = this.#state(member);
      if (digits & (1 << digit)) targets.push(target);
    }
    return (steps[digit] = this.#intern(targets));
  }

  /** Returns the ids of the patterns that match the digits that led to this state. */
  matchesAt(state: number): readonly number[] {
    return this.#matches[state] ?? [];
  }

  /** Returns true if no further digits can match. */
  isDead(state: number): boolean {
    return this.#members[state]?.length === 0;
  }

  /** Appends the states of a pattern to a state and returns the last one. */
  #lay(pattern: Pattern, from: number): number {
    switch (pattern.kind) {
      case 'digit': {
        const before = this.#newState();
        const after = this.#newState();
        this.#moveFreely(from, before);
        this.#move(before, pattern.digits, after);
        return after;
      }
      case 'sequence':
        return pattern.parts.reduce((end, part) => this.#lay(part, end), from);
      case 'choice': {
        const end = this.#newState();
        for (const option of pattern.options) this.#moveFreely(this.#lay(option, from), end);
        return end;
      }
      case 'repeat':
        return this.#layRepeat(pattern, from);
    }
  }

  #layRepeat({ part, min, max }: Extract<Pattern, { kind: 'repeat' }>, from: number): number {
    let end = from;
    for (let times = 0; times < min; times += 1) end = this.#lay(part, end);
    if (max === Infinity) {
      const loop = this.#newState();
      this.#moveFreely(end, loop);
      this.#moveFreely(this.#lay(part, loop), loop);
      return loop;
    }
    const out = this.#newState();
    this.#moveFreely(end, out);
    for (let times = min; times < max; times += 1) {
      end = this.#lay(part, end);
      this.#moveFreely(end, out);
    }
    return out;
  }

  /** Returns the deterministic state for a set of states and all that they reach freely. Only members that move or match make a difference. */
  #intern(seed: readonly number[]): number {
    const reached = new Set(seed);
    for (const each of reached) for (const next of this.#state(each).free) reached.add(next);
    const members = [...reached].filter((each) => this.#state(each).digits || this.#state(each).pattern >= 0).sort((a, b) => a - b);
    const key = members.join();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const id = this.#members.push(members) - 1;
    this.#known.set(key, id);
    this.#steps.push([]);
    this.#matches.push(members.map((each) => this.#state(each).pattern).filter((pattern) => pattern >= 0));
    return id;
  }

  #newState(): number {
    return this.#states.push({ free: [], digits: 0, target: -1, pattern: -1 }) - 1;
  }

  #moveFreely(from: number, to: number): void {
    this.#state(from).free.push(to);
  }

  #move(from: number, digits: number, target: number): void {
    Object.assign(this.#state(from), { digits, target });
  }

  #state(id: number): State {
    const state = this.#states[id];
    if (!state) throw new RangeError(`The automaton has no state ${id}`);
    return state;
  }
}
