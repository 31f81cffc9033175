import { allServices } from '../../shared/reports/reports.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { PeriodField } from './period/PeriodField.tsx';
import type { Days } from './period/periods.ts';
import { reportsText } from './reports.text.tsx';
import { servicesOf, type ReportName } from './reports-services.ts';
import type { useReportChoice } from './use-report-choice.ts';

const { controls: text } = reportsText;

interface ReportControlsProps {
  name: ReportName;
  choice: ReturnType<typeof useReportChoice>;
  /** The days of the report, and the last one with data; undefined until known. */
  days: Days;
  upTo: string | undefined;
  /** Labels for all services together, and for the report's own days. */
  labels: { all: string; period: string };
}

/** Shows service, days and the choice to count failed queries, and the report's last day. */
export function ReportControls({ name, choice, days, upTo, labels }: ReportControlsProps) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        <div className="w-full max-w-80">
          <SelectField
            label={text.service}
            name="service"
            options={servicesOf[name].map((code) => ({ value: code, label: code === allServices ? labels.all : code }))}
            value={choice.service}
            onChange={choice.chooseService}
          />
        </div>
        <PeriodField value={choice.period} onChange={choice.choosePeriod} days={days} today={choice.today} ownLabel={labels.period} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Checkbox label={text.failed} name="failed" checked={choice.withFailed} onChange={choice.chooseFailed} />
        <p className="min-h-lh text-text-2">{upTo !== undefined && formatEnd(upTo, choice.today)}</p>
      </div>
    </div>
  );
}

/** Names the last day of the report, and marks today as incomplete. */
function formatEnd(to: string, today: string): string {
  return to === today ? text.upToNow(to) : text.upTo(to);
}
