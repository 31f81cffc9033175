import { useId, type ReactNode } from 'react';

interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
  value?: string | number;
  /** Layout. `tile`: one of several in a grid, clickable everywhere. `line`: fills its line. */
  layout?: 'plain' | 'tile' | 'line';
  /** Explanation below the label. */
  detail?: ReactNode;
  /** Reason why the box is fixed. It stays focusable, so that keyboard users read the reason too (WCAG 4.1.2). */
  reason?: string | null;
  /** Id of a reason elsewhere on the page, for several boxes at once. */
  fixedBy?: string | undefined;
  /** Id of the error text. */
  errorId?: string | undefined;
}

const layouts = {
  plain: { box: 'flex min-h-9 items-start gap-2 py-2', input: 'checkbox-at-top', label: '' },
  // The label covers the tile and makes all of it clickable; the box itself stands above it.
  tile: {
    box: 'relative isolate flex items-start gap-3 rounded-control border px-3.5 py-2',
    input: 'checkbox-at-top relative z-10',
    label: "block after:absolute after:inset-0 after:content-['']",
  },
  line: { box: 'flex min-w-0 flex-1 items-center gap-3', input: '', label: 'block py-3' },
};

/** The checkbox of every form and list. */
export function Checkbox({
  label,
  checked,
  onChange,
  name,
  value,
  layout = 'plain',
  detail,
  reason = null,
  fixedBy,
  errorId,
}: CheckboxProps) {
  const id = useId();
  const isFixed = reason !== null || fixedBy !== undefined;
  const about = detail ? `${id}-detail` : undefined;
  const described = [reason === null ? (fixedBy ?? about) : `${id}-reason`, errorId].filter(Boolean).join(' ');
  const { box, input, label: labelLook } = layouts[layout];
  return (
    <div className={`${box} ${layout === 'tile' ? tileLook(checked, isFixed) : ''}`}>
      <input
        id={id}
        type="checkbox"
        name={name}
        value={value}
        className={`checkbox ${input} ${isFixed ? 'opacity-60' : ''}`}
        checked={checked}
        aria-disabled={isFixed || undefined}
        aria-invalid={errorId === undefined ? undefined : true}
        aria-describedby={described === '' ? undefined : described}
        onChange={(event) => isFixed || onChange(event.target.checked)}
      />
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className={`${labelLook} ${isFixed ? 'text-text-2' : layout === 'tile' ? 'font-medium' : ''}`}>
          {label}
        </label>
        {detail && (
          <span id={`${id}-detail`} className="block text-small text-text-2 wrap-anywhere">
            {detail}
          </span>
        )}
        {reason !== null && (
          <span id={`${id}-reason`} className="block text-small text-text-2">
            {reason}
          </span>
        )}
      </div>
    </div>
  );
}

function tileLook(isTicked: boolean, isFixed: boolean): string {
  if (isFixed) return 'border-dashed border-border-strong bg-sunken';
  if (!isTicked) return 'border-border-strong bg-surface hover:bg-hover';
  return 'border-accent-edge bg-surface shadow-[inset_3px_0_0_var(--accent)] hover:bg-hover rtl:shadow-[inset_-3px_0_0_var(--accent)]';
}
