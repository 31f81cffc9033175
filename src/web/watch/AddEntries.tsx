import { useState, type FormEvent } from 'react';
import { failureContent } from '../api/report-failure.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { loadReadingHelp } from '../ui/reading-help.ts';
import { NumberCandidates } from '../ui/NumberCandidates.tsx';
import { sentence } from '../locale/catalogue.ts';
import { ErrorList } from '../ui/ErrorList.tsx';
import { Fold } from '../ui/Fold.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { UnsavedChanges } from '../ui/UnsavedChanges.tsx';
import { EntriesFile } from './EntriesFile.tsx';
import { describeReasonCode } from '../ui/reason-codes.text.ts';
import { NationalLines } from './NationalLines.tsx';
import { isNational, readEntries, type TypedEntries } from './typed-entries.ts';
import { whyNot } from './named-entries.ts';
import { type Added, useAddEntries } from './use-add-entries.ts';
import { useEntriesFile } from './use-entries-file.ts';
import { shownDigits, type WatchedRow } from './watched-rows.tsx';
import { watchText } from './watch.text.ts';

const text = watchText.add;

interface AddEntriesProps {
  rows: readonly WatchedRow[];
  most: number;
  onAdded: () => void;
}

/** The form for new entries, folded once the list has entries. */
export function AddEntries(props: AddEntriesProps) {
  const [isOpen, setOpen] = useState(props.rows.length === 0);
  return (
    <Fold title={text.title} isOpen={isOpen} onToggle={setOpen} isPrinted={false}>
      <AddForm {...props} />
    </Fold>
  );
}

/** Takes entries typed, pasted or from a file, one a line. Unreadable lines are named and stay. */
function AddForm({ rows, most, onAdded }: AddEntriesProps) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const [left, setLeft] = useState<TypedEntries['refused']>([]);
  const [changed, setChanged] = useState<TypedEntries['changed']>([]);
  const [country, setCountry] = useState('');
  const [fromFile, setFromFile] = useState('');
  const file = useEntriesFile(most, (lines) => {
    const block = lines.join('\n');
    // Another column of the same file replaces the previous one.
    setTyped((before) => [before.replace(fromFile, '').trimEnd(), block].filter(Boolean).join('\n'));
    setFromFile(block);
  });
  const read = (entries: string) => {
    setTyped(entries);
    setWrong(undefined);
  };
  const adding = useAddEntries({
    onDone: ({ notAsked }) => {
      setTyped([...left.map((line) => line.text), ...notAsked.map(shownDigits)].join('\n'));
      setFromFile('');
      file.forget();
    },
    onSettled: onAdded,
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (adding.isPending) return;
    const help = await loadReadingHelp();
    const entries = readEntries(typed, help && country !== '' ? { ...help, country } : help);
    const problem = whyNot(entries, { rows, most });
    setWrong(problem);
    setLeft(entries.refused);
    setChanged(entries.changed);
    adding.reset();
    if (problem === undefined && entries.numbers.length + entries.prefixes.length > 0) adding.mutate(entries);
  };
  const chooseCountry = (chosen: string) => {
    setCountry(chosen);
    // The next press of the button reads them.
    setLeft(left.filter((line) => !isNational(line)));
  };
  const isReading = file.chosen?.state === 'reading';
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <UnsavedChanges isUnsaved={typed.trim() !== ''} />
      <ErrorList errors={failureContent(adding.error)} />
      <TextArea
        label={text.entries}
        name="entries"
        value={typed}
        onChange={read}
        rows={4}
        growsTo={12}
        helper={text.helper}
        error={wrong}
        required
      />
      <EntriesFile {...file} />
      <NationalLines count={left.filter(isNational).length} country={country} onChoose={chooseCountry} />
      {left.length > 0 && <LeftLines refused={left} onUse={(line, digits) => read(typed.replace(line, digits))} />}
      {changed.length > 0 && <ChangedLines changed={changed} />}
      {adding.data && adding.data.notAsked.length > 0 && <NotAsked entries={adding.data.notAsked} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isLoading={adding.isPending} disabled={isReading}>
          {text.submit}
        </Button>
        <output>
          {adding.isPending && adding.sent.of > 0 && text.progress(adding.sent.count, adding.sent.of)}
          {adding.data && inWords(adding.data)}
        </output>
      </div>
    </form>
  );
}

const linesNamed = 10;

interface LeftLinesProps {
  refused: TypedEntries['refused'];
  /** Replaces a line by a number. */
  onUse: (line: string, digits: string) => void;
}

function LeftLines({ refused, onUse }: LeftLinesProps) {
  return (
    <Alert tone="danger" isLive>
      <p>{text.left(refused.length)}</p>
      <ul className="ms-4 mt-1 list-disc">
        {refused.slice(0, linesNamed).map(({ text: line, why, candidates }) => (
          <li key={line}>
            {text.leftLine(line, why)} <NumberCandidates candidates={candidates} onUse={(digits) => onUse(line, digits)} />
          </li>
        ))}
        {refused.length > linesNamed && <li>{text.leftMore(refused.length - linesNamed)}</li>}
      </ul>
    </Alert>
  );
}

/** Entries whose watched digits differ from the typed text. */
function ChangedLines({ changed }: { changed: TypedEntries['changed'] }) {
  return (
    <Alert tone="info" isLive>
      <ul className="ms-4 list-disc">
        {changed.slice(0, linesNamed).map(({ text: line, digits, how }) => (
          <li key={line}>{text.changedLine(line, digits, how.map(sentence).join(' '))}</li>
        ))}
        {changed.length > linesNamed && <li>{text.leftMore(changed.length - linesNamed)}</li>}
      </ul>
    </Alert>
  );
}

/** The reasons why entries are not watched, each once. */
function NotAsked({ entries }: { entries: Added['notAsked'] }) {
  const reasons = [...new Set(entries.map(({ rc }) => rc))];
  return (
    <Alert tone="warning" isLive>
      <p>{text.notAsked(entries.length)}</p>
      <ul className="ms-4 mt-1 list-disc">
        {reasons.map((rc) => (
          <li key={rc}>{describeReasonCode(rc)}</li>
        ))}
      </ul>
    </Alert>
  );
}

function inWords({ added, already, refused }: Added): string {
  return [text.added(added), ...(already > 0 ? [text.already(already)] : []), ...(refused.length > 0 ? [text.refused(refused)] : [])].join(
    ' ',
  );
}
