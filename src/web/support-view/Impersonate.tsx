import { useId } from 'react';
import { startSupportView } from '../session/support-view.ts';
import { rowAction } from '../ui/table/row-actions.tsx';
import { tableText } from '../ui/table/table.text.ts';

interface ImpersonateProps {
  /** Names the person for screen readers. */
  person: string;
  emailAddress: string;
  /** Disables the button, whose title it is. */
  whyNot: string | null;
}

/** The action of a row that starts a support view of a user. */
export function Impersonate({ person, emailAddress, whyNot }: ImpersonateProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={rowAction}
        disabled={whyNot !== null}
        title={whyNot ?? undefined}
        aria-describedby={whyNot === null ? undefined : id}
        onClick={() => void startSupportView(emailAddress)}
      >
        {tableText.cell.impersonate}
        <span className="sr-only"> {person}</span>
      </button>
      {whyNot !== null && (
        <span id={id} className="sr-only">
          {whyNot}
        </span>
      )}
    </>
  );
}
