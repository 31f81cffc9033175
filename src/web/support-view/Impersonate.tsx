import { useId } from 'react';
import { startSupportView } from '../session/support-view.ts';
import { Button } from '../ui/Button.tsx';
import { tableText } from '../ui/table/table.text.ts';

interface ImpersonateProps {
  /** Names the person for screen readers. */
  person: string;
  emailAddress: string;
  /** Disables the button and stands next to it. */
  whyNot: string | null;
}

/** The button that starts a support view of a user. */
export function Impersonate({ person, emailAddress, whyNot }: ImpersonateProps) {
  const id = useId();
  return (
    <span className="inline-flex items-center gap-2">
      <Button
        variant="secondary"
        size="small"
        disabled={whyNot !== null}
        aria-describedby={whyNot === null ? undefined : id}
        onClick={() => void startSupportView(emailAddress)}
      >
        {tableText.cell.impersonate}
        <span className="sr-only"> {person}</span>
      </Button>
      {whyNot !== null && (
        <span id={id} className="text-text-2">
          {whyNot}
        </span>
      )}
    </span>
  );
}
