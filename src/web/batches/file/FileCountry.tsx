import type { PreparedBatch, SheetChoice } from '../../../shared/batches/prepare-batch.ts';
import { CountryChooser } from '../../ui/CountryChooser.tsx';
import { KeepCountry } from '../../ui/KeepCountry.tsx';
import { homeCountryText as text } from '../../ui/home-country.text.ts';
import type { BatchFileState } from './use-batch-file.ts';

export interface FileCountryProps {
  choice: SheetChoice;
  batch: PreparedBatch;
  onRead: BatchFileState['readAs'];
}

/** Asks once for the country of all numbers without a country code. */
export function FileCountry({ choice: { country }, batch: { national }, onRead }: FileCountryProps) {
  const label = country === undefined ? text.questions(national.unread) : text.readAs;
  const read = (chosen: string) => onRead({ country: chosen === '' ? undefined : chosen }, chosen !== '');
  return (
    <div className="flex max-w-sm flex-col items-start gap-2">
      <CountryChooser label={label} value={country ?? ''} none={text.choose} onChange={read} />
      {country !== undefined && national.read > 0 && <KeepCountry key={country} country={country} />}
    </div>
  );
}
