import { useState } from 'react';
import { explainProblem, type ReadingHelp, type ReadNumber, readPhoneNumber } from '../../shared/base/phone-number.ts';
import { sentence } from '../locale/catalogue.ts';
import { CountryChooser } from './CountryChooser.tsx';
import { homeCountryText as text } from './home-country.text.ts';
import { NumberCandidates } from './NumberCandidates.tsx';

interface CountryQuestionProps {
  /** Input that begins with 0. */
  typed: string;
  help: ReadingHelp;
  /** Receives the digits; `country` is set if they were read as a number of that country and no other reading was possible. */
  onUse: (digits: string, country?: string) => void;
}

/** Offers countries for a number without a country code. */
export function CountryQuestion({ typed, help, onUse }: CountryQuestionProps) {
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
