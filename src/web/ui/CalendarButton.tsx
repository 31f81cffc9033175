import { parseDate } from '@internationalized/date';
import type { RefObject } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DatePicker,
  Dialog,
  Heading,
  I18nProvider,
  Popover,
} from 'react-aria-components';
import { isDay } from '../../shared/base/utc-day.ts';
import { Icon } from './Icon.tsx';
import * as screenDrawings from './screen-drawings.ts';
import { regionalLocale } from '../locale/current-locale.ts';

export interface CalendarButtonProps {
  /** Label of the field that the calendar fills. */
  label: string;
  value: string;
  onChange: (day: string) => void;
  /** Last day that the user can choose. */
  today: string;
  /** Element below which the calendar opens. */
  frame: RefObject<HTMLElement | null>;
}

/** Opens a calendar. Its weeks begin on Monday in every language. */
export function CalendarButton({ label, value, onChange, today, frame }: CalendarButtonProps) {
  return (
    <I18nProvider locale={regionalLocale()}>
      <DatePicker
        aria-label={label}
        value={isDay(value) ? parseDate(value) : null}
        onChange={(day) => onChange(day?.toString() ?? '')}
        maxValue={parseDate(today)}
      >
        <Button className="icon-button absolute inset-e-1 top-1">
          <Icon drawing={screenDrawings.calendar} />
        </Button>
        <Popover triggerRef={frame} placement="bottom end" className="rounded-card border border-border-strong bg-surface p-3 shadow-float">
          <Dialog>
            <Month today={today} />
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  );
}

function Month({ today }: { today: string }) {
  return (
    <Calendar defaultFocusedValue={parseDate(today)}>
      <div className="mb-2 flex items-center justify-between gap-2">
        <Button slot="previous" className="icon-button">
          <span aria-hidden="true">‹</span>
        </Button>
        <Heading className="font-semibold" />
        <Button slot="next" className="icon-button disabled:opacity-40">
          <span aria-hidden="true">›</span>
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="text-small font-medium text-text-2">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={`calendar-day ${date.toString() === today ? 'calendar-today' : ''}`} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
