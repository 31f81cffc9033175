/** Sentences for people. Each has a name and values, so that a screen says it in its reader's language, and an English text, which programs read. */
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
    if (typeof english !== 'string') return [entry, (...values: never[]) => new Said(english(...values), called, values)] as const;
    const constant = new Said(english, called);
    ofSchemas.set(english, constant);
    return [entry, constant] as const;
  });
  // Each entry of the table was just made what the type says.
  return Object.fromEntries(said) as Sayings<Table>;
}

/** The sentences whose texts stand in schemas, which take nothing else. `textOf` (`schema-text.ts`) adds those with values. */
export const ofSchemas = new Map<string, Said>();

/** The sentence of a text that a schema answered; one that nobody named is English. */
export function saidOf(text: string): Said {
  return ofSchemas.get(text) ?? inEnglish(text);
}
