import { useState, type FormEvent } from 'react';
import type { RangeVersion } from '../../shared/range-search/range-changes.ts';
import { explainProblem, readRangeDigits } from '../../shared/base/phone-number.ts';
import { issueTextOf } from '../../shared/base/schema-text.ts';
import { Button } from '../ui/Button.tsx';
import { searchByEnter } from '../ui/send-by-keys.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { versionLabel, versionSource } from './range-differences.ts';
import { rangeChangesText } from './range-search.text.tsx';

interface Compared {
  from: string;
  to: string;
  /** Digits. */
  range: string;
}

interface ChangesFormProps {
  versions: readonly RangeVersion[];
  shown: Compared;
  onCompare: (compared: Compared) => void;
}

/** Form for the two versions to compare, and the ranges. Versions that are no longer kept are listed, but not offered. */
export function ChangesForm({ versions, shown, onCompare }: ChangesFormProps) {
  const [asked, setAsked] = useState(shown);
  const [error, setError] = useState<string>();
  const kept = versions.filter(({ isKept }) => isKept);
  const gone = versions.filter(({ isKept }) => !isKept);
  const options = kept.map((version) => ({ value: version.dataVersion, label: versionLabel(version) }));
  const sourceOf = (name: string) => {
    const version = versions.find(({ dataVersion }) => dataVersion === name);
    return version && rangeChangesText.rangesFrom(version.rows, versionSource(version));
  };
  const compare = (event: FormEvent) => {
    event.preventDefault();
    const read = asked.range.trim() === '' ? { digits: '' } : readRangeDigits(asked.range);
    setError('digits' in read ? undefined : issueTextOf(explainProblem(read)));
    if ('digits' in read) onCompare({ ...asked, range: read.digits });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what Enter does in each other field
    <form className="card flex flex-col gap-4" noValidate onSubmit={compare} onKeyDown={searchByEnter}>
      <div className="field-row gap-4 lg:grid-cols-3">
        <SelectField
          label={rangeChangesText.from}
          name="from"
          helper={sourceOf(asked.from)}
          value={asked.from}
          options={options}
          onChange={(from) => setAsked({ ...asked, from })}
        />
        <SelectField
          label={rangeChangesText.to}
          name="to"
          helper={sourceOf(asked.to)}
          value={asked.to}
          options={options}
          onChange={(to) => setAsked({ ...asked, to })}
        />
        <TextField
          label={rangeChangesText.range}
          name="range"
          helper={rangeChangesText.rangeHelp}
          value={asked.range}
          error={error}
          inputMode="tel"
          autoComplete="off"
          mono
          onChange={(range) => setAsked({ ...asked, range })}
        />
      </div>
      <div>
        <Button type="submit">{rangeChangesText.submit}</Button>
      </div>
      {gone.length > 0 && (
        <p className="text-small text-text-2 wrap-anywhere">{rangeChangesText.notKept(gone.map(versionLabel).join('; '))}</p>
      )}
    </form>
  );
}
