import { useId } from 'react';
import { holds, permissions } from '../../shared/base/permissions.ts';
import { permissionLabels } from '../session/permission-labels.text.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { FieldError } from '../ui/Field.tsx';

interface PermissionBoxesProps {
  legend: string;
  /** The form's field with this name: its errors lead to the first box. Boxes that share their field with others have another name. */
  name: string;
  /** The permissions that have a box, in this order. */
  bits: readonly number[];
  mask: number;
  onChange: (mask: number) => void;
  /** The reason why one box cannot be changed; stands in the box. */
  whyFixed?: (bit: number) => string | null;
  /** The id of the text that says why no box can be changed; without it they can. */
  fixedBy?: string | undefined;
  /** Shows the name that the platform gives each service, and sends that as the box's value. */
  hasNames?: boolean;
  error?: string | undefined;
}

/** A box for each permission. A fixed box keeps its tick. */
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
            <Checkbox
              key={permission.bit}
              layout="tile"
              label={permissionLabels([permission])[0] ?? ''}
              detail={hasNames && <span className="mono">{permission.name}</span>}
              value={hasNames ? permission.name : permission.bit}
              name={name}
              checked={holds(mask, permission.bit)}
              reason={fixedBy === undefined ? whyFixed(permission.bit) : null}
              fixedBy={fixedBy}
              onChange={() => onChange(mask ^ (1 << permission.bit))}
            />
          ))}
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  );
}
