import type { NumberCandidate } from '../../shared/base/phone-number.ts';
import { sentence } from '../locale/catalogue.ts';
import { Button } from './Button.tsx';
import { partsText } from './parts.text.ts';

interface NumberCandidatesProps {
  candidates: readonly NumberCandidate[];
  onUse: (digits: string) => void;
}

/** A button for each number that may have been meant. */
export function NumberCandidates({ candidates, onUse }: NumberCandidatesProps) {
  return candidates.map(({ digits, country, how }) => (
    <Button key={digits} variant="secondary" size="small" title={sentence(how)} onClick={() => onUse(digits)}>
      {partsText.number.use(digits, country)}
    </Button>
  ));
}
