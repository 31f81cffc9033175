import { useState } from 'react';
import { decode } from '../../shared/decoder/decode.ts';
import type { Decoded, Part, Problem } from '../../shared/decoder/decode-uri.ts';
import { useHash } from '../browser/history.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Code } from '../ui/Code.tsx';
import { useChangeSearch } from '../ui/search.ts';
import { FieldName } from '../ui/FieldName.tsx';
import { PlainTable, type PlainColumn } from '../ui/table/PlainTable.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { decoderWords } from './decoder-words.text.ts';
import { wireText } from './decoder.text.tsx';
import { readDecoderFragment } from './wire-link.ts';
import { testingText } from '../services/testing.text.ts';

/** Numbers reserved for drama, names reserved for examples. */
const examples = [
  {
    form: wireText.decoder.examples.naptr,
    text: '3.2.1.0.0.9.0.0.7.7.4.4.npq.example.net. 60 IN NAPTR 10 100 "u" "E2U+pstn:tel" "!^.*$!tel:+447700900123;npdi;npi=yes;cic=44001;cc=GB;nt=mobile;mcc=234;mnc=99;rc=0!" .',
  },
  { form: wireText.decoder.examples.tel, text: 'tel:+12025550123;npdi;npi=yes;rn=+12025440000;cic=10042;cc=US;rc=0' },
  { form: wireText.decoder.examples.sip, text: 'Contact: <sip:+12025550123;npdi;rn=+12025440000@sip.example.net;user=phone>;q=0.5' },
];

/** Explains pasted text in place, without a call: nothing leaves the browser. */
export function DecoderTab() {
  const hash = useHash();
  const linked = readDecoderFragment(hash);
  const [text, setText] = useState(linked ?? '');
  const [followed, setFollowed] = useState(linked);
  if (linked !== followed) {
    setFollowed(linked);
    if (linked !== null) setText(linked);
  }
  const change = useChangeSearch();
  const write = (next: string) => {
    setText(next);
    // The link no longer describes this text; without it, coming back to this tab keeps what was typed.
    if (hash !== '') change((now) => now, { hash: '' });
  };
  const decoded = text.trim() === '' ? null : decode(text, decoderWords);
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <h2 className="sr-only">{testingText.decoder}</h2>
      <div className="card flex flex-col gap-4">
        <TextArea label={wireText.decoder.field} name="wire" value={text} onChange={write} helper={wireText.decoder.help} />
        <div className="flex flex-wrap items-center gap-2 text-small">
          <span className="text-text-2">{wireText.decoder.try}</span>
          {examples.map((example) => (
            <Button key={example.form} variant="secondary" size="small" onClick={() => write(example.text)}>
              {example.form}
            </Button>
          ))}
        </div>
      </div>
      {decoded && <Explained decoded={decoded} />}
      <output className="sr-only">{decoded && summaryOf(decoded)}</output>
    </div>
  );
}

function summaryOf({ form, parts, problems }: Decoded): string {
  const { summary, notRead, problems: faults } = wireText.decoder;
  return summary(form ?? notRead, parts.length, faults(problems.length));
}

function Explained({ decoded: { form, number, parts, problems } }: { decoded: Decoded }) {
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {number !== null && <p>{wireText.decoder.formFor(form ?? '', <Code>{`+${number}`}</Code>)}</p>}
      {problems.length > 0 && <Problems problems={problems} />}
      {parts.length > 0 && <Parts parts={parts} />}
    </div>
  );
}

function Problems({ problems }: { problems: readonly Problem[] }) {
  return (
    <Alert tone="warning">
      <h3 className="text-h3 font-semibold">{wireText.decoder.problems(problems.length)}</h3>
      <ul className="flex flex-col gap-1">
        {problems.map(({ what, where, wanted }) => (
          <li key={`${what} ${where}`}>
            {what} <span className="text-text-2">{`(${where})`}</span>
            {wireText.decoder.wanted(wanted)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

const groups: Record<Part['of'], string> = wireText.decoder.groups;
const { columns } = wireText.decoder;
const partColumns: readonly PlainColumn<Part>[] = [
  {
    title: columns.of,
    cell: ({ of }) => groups[of],
    className: 'max-sm:hidden whitespace-nowrap text-text-2',
    headClassName: 'max-sm:hidden',
  },
  {
    title: columns.name,
    cell: ({ of, name }) => (of === 'parameter' ? <FieldName name={name} /> : name),
    isRowHeading: true,
    className: 'whitespace-nowrap',
  },
  { title: columns.value, cell: ({ value }) => value ?? <Mark />, isMono: true, className: 'max-w-80 min-w-28 wrap-anywhere' },
  { title: columns.words, cell: ({ words }) => words, className: 'min-w-60' },
];

function Parts({ parts }: { parts: readonly Part[] }) {
  return (
    <PlainTable
      name={wireText.decoder.partsName}
      caption={wireText.decoder.partByPart}
      columns={partColumns}
      rows={parts}
      // A parameter can occur twice.
      rowId={({ name }, index) => `${name} ${index}`}
      className="max-h-none!"
    />
  );
}

/** Marks a parameter without a value. */
function Mark() {
  return <span className="text-text-2">{wireText.decoder.present}</span>;
}
