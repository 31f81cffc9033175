import { callName, type DescribedCall } from '../../shared/developers/described-calls.ts';
import { Code } from '../ui/Code.tsx';
import { PlainTable, type PlainColumn } from '../ui/table/PlainTable.tsx';
import { describedText, developersText } from './developers.text.ts';
import { Said } from './Said.tsx';
import { fieldsIn, takesWords } from './schema-words.ts';

const text = developersText.call;

interface Line {
  readonly name: string;
  readonly place: keyof typeof text.places;
  readonly required: boolean;
  readonly takes: string;
  readonly about: string | undefined;
}

const { columns: titles } = text;
const columns: readonly PlainColumn<Line>[] = [
  {
    title: titles.name,
    cell: ({ name, required }) => (
      <>
        <Code>{name}</Code>
        {required && <span className="block font-normal text-text-2">{text.required}</span>}
      </>
    ),
  },
  { title: titles.place, cell: ({ place }) => text.places[place] },
  { title: titles.takes, cell: ({ takes }) => takes, className: 'min-w-40 wrap-anywhere' },
  { title: titles.about, cell: ({ about }) => about && <Said text={describedText.inWords(about)} />, className: 'min-w-40' },
];

/** The inputs of the call: parameters, headers, the fields of its body, files. Nothing if it takes none. */
export function FieldTable({ call }: { call: DescribedCall }) {
  const lines = linesOf(call);
  if (lines.length === 0) return null;
  return (
    <PlainTable
      name={`${text.fields}: ${callName(call)}`}
      caption={text.fields}
      columns={columns}
      rows={lines}
      rowId={({ place, name }) => `${place} ${name}`}
      className="max-h-none!"
    />
  );
}

function linesOf({ parameters, body, files }: DescribedCall): Line[] {
  return [
    ...parameters.map(({ name, in: place, required, schema, description }) => ({
      name,
      place,
      required,
      takes: takesWords(schema),
      about: description ?? schema.description,
    })),
    ...fieldsIn(body?.schema ?? {}).map(({ name, required, schema }): Line => ({
      name,
      place: 'body',
      required,
      takes: takesWords(schema),
      about: schema.description,
    })),
    ...files.map(({ field, required, description }): Line => ({
      name: field,
      place: 'file',
      required,
      takes: developersText.takes.file,
      about: description,
    })),
  ];
}
