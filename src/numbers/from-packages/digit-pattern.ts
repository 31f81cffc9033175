/**
 * The part of regular expressions that google-libphonenumber uses for digits: digits, `\d`, classes, groups, alternatives and the
 * quantifiers `?`, `*`, `+`, `{n}`, `{n,m}`.
 */
export type Pattern =
  /** One digit; bit n of `digits` stands for the digit n. */
  | { readonly kind: 'digit'; readonly digits: number }
  | { readonly kind: 'sequence'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'choice'; readonly options: readonly Pattern[] }
  /** `max` is `Infinity` where the pattern sets no limit. */
  | { readonly kind: 'repeat'; readonly part: Pattern; readonly min: number; readonly max: number };

export const anyDigit = 0b11_1111_1111;

/** Parses a pattern. Throws on anything outside the subset, so that a new construct in the metadata is noticed at the build. */
export function parsePattern(source: string): Pattern {
  const reader = new PatternReader(source);
  const pattern = reader.choice();
  reader.end();
  return pattern;
}

class PatternReader {
  readonly #source: string;
  #index = 0;

  constructor(source: string) {
    this.#source = source;
  }

  choice(): Pattern {
    const options = [this.#sequence()];
    while (this.#skip('|')) options.push(this.#sequence());
    return options.length === 1 && options[0] ? options[0] : { kind: 'choice', options };
  }

  end(): void {
    if (this.#index < this.#source.length) throw this.#fault();
  }

  #sequence(): Pattern {
    const parts: Pattern[] = [];
    while (this.#index < this.#source.length && !'|)'.includes(this.#next)) parts.push(this.#repeat());
    return { kind: 'sequence', parts };
  }

  #repeat(): Pattern {
    let part = this.#atom();
    for (let times = this.#quantifier(); times; times = this.#quantifier()) part = { kind: 'repeat', part, ...times };
    return part;
  }

  #quantifier(): { min: number; max: number } | undefined {
    if (this.#skip('?')) return { min: 0, max: 1 };
    if (this.#skip('*')) return { min: 0, max: Infinity };
    if (this.#skip('+')) return { min: 1, max: Infinity };
    const counted = /^\{(\d+)(?:,(\d*))?\}/.exec(this.#source.slice(this.#index, this.#index + 8));
    if (!counted) return undefined;
    this.#index += counted[0].length;
    const min = Number(counted[1]);
    if (counted[2] === undefined) return { min, max: min };
    return { min, max: counted[2] === '' ? Infinity : Number(counted[2]) };
  }

  #atom(): Pattern {
    if (this.#skip('(?:') || this.#skip('(')) {
      const group = this.choice();
      if (!this.#skip(')')) throw this.#fault();
      return group;
    }
    if (this.#skip('[')) return { kind: 'digit', digits: this.#digitClass() };
    return { kind: 'digit', digits: this.#digit() };
  }

  #digitClass(): number {
    let digits = 0;
    while (!this.#skip(']')) {
      const first = this.#digit();
      digits |= first;
      if (this.#skip('-')) for (let bit = first, last = this.#digit(); bit <= last; bit <<= 1) digits |= bit;
    }
    return digits;
  }

  /** One digit or `\d`, as bits. */
  #digit(): number {
    if (this.#skip('\\d')) return anyDigit;
    const digit = this.#next;
    if (!/^\d$/.test(digit)) throw this.#fault();
    this.#index += 1;
    return 1 << Number(digit);
  }

  get #next(): string {
    return this.#source.charAt(this.#index);
  }

  #skip(text: string): boolean {
    if (!this.#source.startsWith(text, this.#index)) return false;
    this.#index += text.length;
    return true;
  }

  #fault(): SyntaxError {
    return new SyntaxError(`Cannot read the pattern ${this.#source} at ${this.#index}`);
  }
}
