/** Sentences for people: each has a name and values, so that screens can translate it, and an English text for programs. */
/** Value of a sentence: text stays the same in every language, a number is formatted, and a sentence is translated. */
export type SaidValue = string | number | Said | readonly SaidValue[];

export class Said {
  /** English text. */
  readonly text: string;
  /** Null if the sentence is only in English: for programs, and for operators of the portal. */
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

/** Returns a sentence for programs and operators of the portal, which is English in every language. */
export function inEnglish(text: string): Said {
  return new Said(text);
}

/** Sentences of a topic: English texts, or functions from values to a text. */
type English = Readonly<Record<string, string | ((...values: never[]) => string)>>;

export type Sayings<Table extends English> = {
  readonly [Name in keyof Table]: Table[Name] extends (...values: infer Values) => string ? (...values: Values) => Said : Said;
};

/** Names the sentences of a table for the translations. `name` is the export name of the table. */
export function sayings<const Table extends English>(name: string, table: Table): Sayings<Table> {
  const said = Object.entries(table).map(([entry, english]) => {
    const called = `${name}.${entry}`;
    if (typeof english !== 'string') return [entry, (...values: never[]) => new Said(english(...values), called, values)] as const;
    const constant = new Said(english, called);
    ofSchemas.set(english, constant);
    return [entry, constant] as const;
  });
  // The type holds, because each entry was just created from the table.
  return Object.fromEntries(said) as Sayings<Table>;
}

/** Sentences in schemas, which only take text, by that text. `textOf` (`schema-text.ts`) adds those with values. */
export const ofSchemas = new Map<string, Said>();

/** Returns the sentence of a text from a schema; an unnamed one stays English. */
export function saidOf(text: string): Said {
  return ofSchemas.get(text) ?? inEnglish(text);
}
