import { useId } from 'react';
import { holds, permissions } from '../../../shared/permissions.ts';

interface PermissionBoxesProps {
  legend: string;
  /** The field's name in the form: an error of that field leads here. */
  name: string;
  /** Which permissions have a box, in this order. */
  bits: readonly number[];
  mask: number;
  onChange: (mask: number) => void;
  /** Why one box cannot be changed; stands in the box. */
  whyFixed?: (bit: number) => string | null;
  /** The id of what says why none of them can be changed; without it they can. */
  fixedBy?: string | undefined;
  /** Shows the name that the platform gives each service, and sends that as the box's value. */
  hasNames?: boolean;
  error?: string | undefined;
}

/**
 * A box for each permission. A box that cannot be changed keeps its tick and its place in the tab order,
 * so that whoever comes by keyboard reads the reason too (WCAG 4.1.2).
 */
export function PermissionBoxes({
  legend,
  name,
  bits,
  mask,
  onChange,
  whyFixed = () => null,
  fixedBy,
  hasNames = false,
  error,
}: PermissionBoxesProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-1 font-medium">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(13.5rem,100%),1fr))] gap-2">
        {permissions
          .filter(({ bit }) => bits.includes(bit))
          .map((permission) => (
            <Box
              key={permission.bit}
              label={permission.label}
              serviceName={hasNames ? permission.name : null}
              value={hasNames ? permission.name : permission.bit}
              name={name}
              isTicked={holds(mask, permission.bit)}
              reason={fixedBy === undefined ? whyFixed(permission.bit) : null}
              fixedBy={fixedBy}
              onToggle={() => onChange(mask ^ (1 << permission.bit))}
            />
          ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-small text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface BoxProps {
  label: string;
  serviceName: string | null;
  name: string;
  value: string | number;
  isTicked: boolean;
  reason: string | null;
  fixedBy: string | undefined;
  onToggle: () => void;
}

function Box({ label, serviceName, name, value, isTicked, reason, fixedBy, onToggle }: BoxProps) {
  const id = useId();
  const isFixed = reason !== null || fixedBy !== undefined;
  return (
    <div className={`relative flex items-start gap-3 rounded-control border px-3.5 py-2 ${lookOf(isTicked, isFixed)}`}>
      <input
        id={id}
        type="checkbox"
        name={name}
        value={value}
        className={`checkbox relative z-10 mt-0.5 ${isFixed ? 'opacity-60' : ''}`}
        checked={isTicked}
        aria-disabled={isFixed || undefined}
        aria-describedby={reason === null ? fixedBy : `${id}-reason`}
        onChange={() => isFixed || onToggle()}
      />
      <div className="min-w-0">
        {/* The label covers the tile, so that the whole of it can be pressed. */}
        <label htmlFor={id} className={`block after:absolute after:inset-0 after:content-[''] ${isFixed ? 'text-text-2' : 'font-medium'}`}>
          {label}
        </label>
        {serviceName !== null && <span className="mono block text-small text-text-2 wrap-anywhere">{serviceName}</span>}
        {reason !== null && (
          <span id={`${id}-reason`} className="block text-small text-text-2">
            {reason}
          </span>
        )}
      </div>
    </div>
  );
}

function lookOf(isTicked: boolean, isFixed: boolean): string {
  if (isFixed) return 'border-dashed border-border-strong bg-sunken';
  if (!isTicked) return 'border-border-strong bg-surface hover:bg-hover';
  return 'border-accent-edge bg-surface shadow-[inset_3px_0_0_var(--accent)] hover:bg-hover rtl:shadow-[inset_-3px_0_0_var(--accent)]';
}
