import { type ClipboardEvent, type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { explainProblem, type ReadingHelp, type ReadNumber, readPhoneNumber, shortNumberNote } from '../../shared/base/phone-number.ts';
import { Button } from './Button.tsx';
import { Code } from './Code.tsx';
import { Icon } from './Icon.tsx';
import * as drawings from './drawings.ts';
import { describedBy, Field } from './Field.tsx';
import { KeepCountry } from './KeepCountry.tsx';
import { NumberCandidates } from './NumberCandidates.tsx';
import { useNumberOrigin } from './number-origin.ts';
import { partsText } from './parts.text.ts';
import { useReadingHelp } from './reading-help.ts';
import { sentence } from '../locale/catalogue.ts';
import { CountryChooser } from './CountryChooser.tsx';
import { homeCountryText as text } from './home-country.text.ts';

interface NumberFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  helper?: string;
  /** Start of the preview: "Will query". */
  verb: string;
  /** Keys that do nothing when typed alone. Paste and shortcuts always work. */
  blockedKeys?: readonly string[];
  read?: typeof readPhoneNumber;
  /** True for ranges: they have no fixed length and may be too short for a country. */
  isRange?: boolean;
  /** Button that sends the number: the field is then large, beside it, and its help is below. */
  action?: ReactNode;
  /** Stands beside the advice to send several numbers as a batch. */
  batchHint?: ReactNode;
  /** Replaces the preview, as for several numbers. */
  note?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Accepts a number in any notation, keeps the input, and shows below what will be sent. */
export function NumberField(props: NumberFieldProps) {
  const { ref, label, name, value, onChange, error, helper, verb, blockedKeys = [], read = readPhoneNumber, isRange = false } = props;
  const { action, batchHint, note } = props;
  const id = useId();
  const help = useReadingHelp(value.trim() !== '' && !isRange);
  const found = read(value, help);
  const [offered, setOffered] = useState<{ digits: string; country: string }>();
  // The country question and the offer disappear together with the focus in them.
  const focus = () => document.getElementById(id)?.focus();
  const use = (digits: string, country?: string) => {
    onChange(digits);
    if (country !== undefined) setOffered({ digits, country });
    focus();
  };
  const asks = !note && !isRange && help !== undefined && isQuestion(value, found);
  const above = action ? undefined : helper;
  const { 'aria-describedby': described, ...attributes } = describedBy(id, { helper: above, error });
  const block = (event: KeyboardEvent) => {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing;
    if (!isShortcut && blockedKeys.includes(event.key)) event.preventDefault();
  };
  return (
    <Field id={id} label={label} isLabelHidden={action !== undefined} helper={above} error={error}>
      <div className="flex flex-wrap gap-2">
        <input
          {...attributes}
          ref={ref}
          id={id}
          name={name}
          type="text"
          inputMode="tel"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          value={value}
          aria-describedby={`${described ?? ''} ${id}-preview`.trim()}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={block}
          onPaste={keepLinesApart}
          className={`field-control mono text-number ${action ? 'h-14 min-w-0 flex-[1_1_10rem] sm:text-h1!' : 'max-w-sm'}`}
        />
        {action}
      </div>
      <div
        id={`${id}-preview`}
        className="mt-2 flex min-h-7 flex-wrap content-start items-center gap-x-4 gap-y-1 text-small text-text-2 max-sm:min-h-10"
      >
        {action !== undefined && value.trim() === '' && helper}
        {note}
        {value.trim() !== '' && !note && !asks && (
          <Preview found={found} verb={verb} isRange={isRange} batchHint={batchHint} onChange={onChange} />
        )}
        {value !== '' && value === offered?.digits && <KeepCountry key={value} country={offered.country} onKept={focus} />}
      </div>
      {asks && <CountryQuestion key={value} typed={value} help={help} onUse={use} />}
    </Field>
  );
}

/** Minimum digits of a national number: fewer may be the beginning of a number with a country code. */
const fewestOfNational = 5;

function isQuestion(typed: string, found: ReadNumber): boolean {
  return 'problem' in found && found.problem === 'missing-country-code' && typed.replace(/\D/g, '').length >= fewestOfNational;
}

interface PreviewProps {
  found: ReadNumber;
  verb: string;
  isRange: boolean;
  batchHint: ReactNode;
  onChange: (value: string) => void;
}

function Preview({ found, verb, isRange, batchHint, onChange }: PreviewProps) {
  const origin = useNumberOrigin('digits' in found && !isRange ? found.digits : null);
  if ('problem' in found) {
    const candidates = 'candidates' in found ? found.candidates : [];
    return (
      <>
        <span>{sentence(explainProblem(found))}</span>
        <NumberCandidates candidates={candidates} onUse={onChange} />
        {found.problem === 'two-numbers' && (
          <>
            <Button variant="secondary" size="small" onClick={() => onChange(found.first)}>
              {partsText.number.useFirst}
            </Button>
            {batchHint}
          </>
        )}
      </>
    );
  }
  const note = isRange ? undefined : shortNumberNote(found.digits);
  return (
    <>
      <span>
        {verb}{' '}
        <strong className="font-semibold text-text">
          <Code>{found.digits}</Code>
        </strong>
      </span>
      {origin && origin.countryCode !== '' && <span>{origin.country ?? `+${origin.countryCode}`}</span>}
      <span>{partsText.number.digits(found.digits.length)}</span>
      {found.how?.map((how) => (
        <span key={how.text}>{sentence(how)}</span>
      ))}
      {note !== undefined && <span>{sentence(note)}</span>}
      {origin?.impossible && (
        <span className="inline-flex items-center gap-1.5 font-medium text-warning">
          <Icon drawing={drawings.warning} />
          {origin.impossible}
        </span>
      )}
    </>
  );
}

/** Keeps pasted lines apart: a single-line field would join two numbers. */
function keepLinesApart(event: ClipboardEvent<HTMLInputElement>) {
  const lines = event.clipboardData
    .getData('text')
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length < 2) return;
  event.preventDefault();
  // The only way to insert text that Ctrl+Z undoes.
  document.execCommand('insertText', false, lines.join(' | '));
}

interface CountryQuestionProps {
  /** Input that begins with 0. */
  typed: string;
  help: ReadingHelp;
  /** Receives the digits; `country` is set if they were read as a number of that country and no other reading was possible. */
  onUse: (digits: string, country?: string) => void;
}

/** Offers countries for a number without a country code. */
function CountryQuestion({ typed, help, onUse }: CountryQuestionProps) {
  const [found, setFound] = useState<ReadNumber & { country: string }>();
  const choose = (country: string) => {
    const number = readPhoneNumber(typed, { ...help, country });
    if ('digits' in number) onUse(number.digits, country);
    else setFound({ ...number, country });
  };
  return (
    <div className="mt-2 flex max-w-sm flex-col gap-2">
      <CountryChooser label={text.question(typed.trim())} value={found?.country ?? ''} none={text.choose} onChange={choose} />
      {found && 'problem' in found && (
        <output className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-text-2">
          <span>{sentence(explainProblem(found))}</span>
          {'candidates' in found && <NumberCandidates candidates={found.candidates} onUse={onUse} />}
        </output>
      )}
    </div>
  );
}
