/** Sentences for people. Each has a name and values, so that a screen says it in its reader's language, and an English text, which programs read. */
import * as z from 'zod/mini';

/** A sentence as a reply carries it: the name of its entry (`keysSaid.isRevoked`), and what fills it. A value that is a sentence has this shape, too. */
export const NamedSentence = z.object({ name: z.string(), values: z.array(z.unknown()) });
export type NamedSentence = z.infer<typeof NamedSentence>;

/** A text stays as it is in every language, a number is written as the language does, and a sentence is said in it. */
export type SaidValue = string | number | Said | readonly SaidValue[];

export class Said {
  /** English. */
  readonly text: string;
  /** Null of what is said in English alone: to programs, and to whoever runs the portal. */
  readonly name: string | null;
  readonly values: readonly SaidValue[];

  constructor(text: string, name: string | null = null, values: readonly SaidValue[] = []) {
    this.text = text;
    this.name = name;
    this.values = values;
  }

  toString(): string {
    return this.text;
  }

  toJSON(): NamedSentence | string {
    return this.named ?? this.text;
  }

  /** Undefined where it has no name. */
  get named(): NamedSentence | undefined {
    return this.name === null ? undefined : { name: this.name, values: [...this.values] };
  }
}

/** A sentence that only programs and whoever runs the portal read, and that is therefore English in every language. */
export function inEnglish(text: string): Said {
  return new Said(text);
}

/** The sentences of a subject: English texts, and functions of values to one. */
type English = Readonly<Record<string, string | ((...values: never[]) => string)>>;

export type Sayings<Table extends English> = {
  readonly [Name in keyof Table]: Table[Name] extends (...values: infer Values) => string ? (...values: Values) => Said : Said;
};

/** Sentences by the names that the translations list them under. `name` is the one that the table is exported under. */
export function sayings<const Table extends English>(name: string, table: Table): Sayings<Table> {
  const said = Object.entries(table).map(([entry, english]) => {
    const called = `${name}.${entry}`;
    if (typeof english === 'string') return [entry, remembered(new Said(english, called))] as const;
    return [entry, (...values: never[]) => new Said(english(...values), called, values)] as const;
  });
  // Each entry of the table was just made what the type says.
  return Object.fromEntries(said) as Sayings<Table>;
}

const constants = new Map<string, Said>();
const latest = new Map<string, Said>();
const latestMost = 500;
const longestRemembered = 1_000;

function remembered(said: Said): Said {
  constants.set(said.text, said);
  return said;
}

/** The text for a schema, which takes nothing else. `saidOf` finds the sentence of it again. */
export function textOf(said: Said): string {
  if (constants.has(said.text) || said.text.length > longestRemembered) return said.text;
  latest.delete(said.text);
  latest.set(said.text, said);
  for (const oldest of latest.keys()) {
    if (latest.size <= latestMost) break;
    latest.delete(oldest);
  }
  return said.text;
}

/** The sentence of a text that a schema answered; one that nobody named is English. */
export function saidOf(text: string): Said {
  return constants.get(text) ?? latest.get(text) ?? inEnglish(text);
}
