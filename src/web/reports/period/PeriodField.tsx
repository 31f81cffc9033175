import { useState, type FormEvent } from 'react';
import { Period } from '../../../shared/reports/report-period.ts';
import { reportsWanted } from '../../../shared/reports/wanted.ts';
import { fieldErrors } from '../../api/field-errors.ts';
import { Button } from '../../ui/Button.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { periodText as text } from '../reports.text.tsx';
import { nameOfDays, presets, type Days } from './periods.ts';

interface PeriodFieldProps {
  /** Name of the days for `daysNamed`; null for the report's own. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The days currently shown, which prefill the fields for others. */
  days: Days;
  today: string;
  /** Label of the report's own days, if it has any. */
  ownLabel?: string;
}

const custom = 'custom';

/** Lets the user choose days by name, or from one day to another. */
export function PeriodField({ value, onChange, days, today, ownLabel }: PeriodFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const named = presets.some(({ id }) => id === value) || value === null;
  const isCustom = isOpen || !named;
  const choose = (chosen: string) => {
    setOpen(chosen === custom);
    if (chosen !== custom) onChange(chosen === '' ? null : chosen);
  };
  const offered = presets.filter(({ label }) => label !== ownLabel).map(({ id, label }) => ({ value: id, label }));
  return (
    <>
      <div className="w-full max-w-56">
        <SelectField
          label={text.period}
          name="period"
          options={[...(ownLabel === undefined ? [] : [{ value: '', label: ownLabel }]), ...offered, { value: custom, label: text.fromTo }]}
          value={isCustom ? custom : (value ?? '')}
          onChange={choose}
        />
      </div>
      {isCustom && (
        <FromTo
          // Other days from elsewhere, for example by Back, reset the fields; nothing else does.
          key={value}
          days={days}
          today={today}
          onShow={(chosen) => {
            setOpen(false);
            onChange(nameOfDays(chosen));
          }}
        />
      )}
    </>
  );
}

function FromTo({ days, today, onShow }: { days: Days; today: string; onShow: (days: Days) => void }) {
  const [from, setFrom] = useState(days.from);
  const [to, setTo] = useState(days.to);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const show = (event: FormEvent) => {
    event.preventDefault();
    const checked = Period.safeParse({ from, to });
    const found = checked.success ? (from > today ? { from: reportsWanted.incorrectDate.text } : {}) : fieldErrors(checked);
    setErrors(found);
    if (Object.keys(found).length === 0) onShow({ from, to });
  };
  const field = { max: today, placeholder: text.selectDate };
  return (
    <form noValidate onSubmit={show} className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <div className="w-44">
        <DateField {...field} label={text.from} name="from" value={from} onChange={setFrom} error={errors.from} />
      </div>
      <div className="w-44">
        <DateField {...field} label={text.to} name="to" value={to} onChange={setTo} error={errors.to} />
      </div>
      <div className="beside-field">
        <Button type="submit" variant="secondary">
          {text.show}
        </Button>
      </div>
    </form>
  );
}
