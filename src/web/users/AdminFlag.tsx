import { adminText } from './users.text.tsx';

const { edit: text } = adminText;

interface AdminFlagProps {
  isAdmin: boolean;
  onChange: (isAdmin: boolean) => void;
  /** The id of the text that says why it is fixed; undefined if it is not. */
  fixedBy: string | undefined;
}

/** The choice that makes a user an administrator: yes or no. If it is fixed, it stays reachable, with the reason. */
export function AdminFlag({ isAdmin, onChange, fixedBy }: AdminFlagProps) {
  const isFixed = fixedBy !== undefined;
  return (
    <fieldset aria-describedby={fixedBy} className="min-w-0">
      <legend className="mb-1 font-medium">{text.administrator}</legend>
      <div className="flex gap-6">
        {[true, false].map((answer) => (
          <label key={String(answer)} className={`flex min-h-9 items-center gap-2 ${isFixed ? 'text-text-2' : ''}`}>
            <input
              type="radio"
              name="admin"
              value={answer ? 'yes' : 'no'}
              className={`checkbox ${isFixed ? 'opacity-60' : ''}`}
              checked={isAdmin === answer}
              aria-disabled={isFixed || undefined}
              onChange={() => isFixed || onChange(answer)}
            />
            {answer ? text.yes : text.no}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
