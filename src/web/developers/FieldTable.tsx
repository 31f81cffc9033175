import { callName, type DescribedCall } from '../../shared/developers/described-calls.ts';
import { Code } from '../ui/Code.tsx';
import { HeadRow } from '../ui/table/HeadRow.tsx';
import { ScrollRegion } from '../ui/table/ScrollRegion.tsx';
import { describedText } from './described.text.ts';
import { developersText } from './developers.text.ts';
import { fieldsIn, takesWords } from './schema-words.ts';

const text = developersText.call;
const cell = 'border-b border-border px-2.5 py-1.5 align-baseline first:ps-3';

interface Line {
  readonly name: string;
  readonly place: keyof typeof text.places;
  readonly required: boolean;
  readonly takes: string;
  readonly about: string | undefined;
}

/** What goes with the call: parameters, headers, the fields of its body, files. Nothing where it takes nothing. */
export function FieldTable({ call }: { call: DescribedCall }) {
  const lines = linesOf(call);
  if (lines.length === 0) return null;
  const { columns } = text;
  return (
    <ScrollRegion name={`${text.fields}: ${callName(call)}`} className="max-h-none!">
      <table className="w-full border-separate border-spacing-0 text-small">
        <caption className="px-3 py-2 text-start font-semibold">{text.fields}</caption>
        <thead>
          <HeadRow titles={[columns.name, columns.place, columns.takes, columns.about]} />
        </thead>
        <tbody>
          {lines.map(({ name, place, required, takes, about }) => (
            <tr key={`${place} ${name}`}>
              <th scope="row" className={`${cell} text-start font-medium`}>
                <Code>{name}</Code>
                {required && <span className="block font-normal text-text-2">{text.required}</span>}
              </th>
              <td className={cell}>{text.places[place]}</td>
              <td className={`${cell} min-w-40 wrap-anywhere`}>{takes}</td>
              <td className={`${cell} min-w-40`}>{about && describedText.inWords(about)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
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
