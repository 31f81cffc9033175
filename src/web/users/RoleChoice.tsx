import { Button } from '../ui/Button.tsx';
import { maskWithRole, type Role, roles } from './roles.ts';
import { usersText } from './users.text.tsx';

const { roles: text } = usersText;

interface RoleChoiceProps {
  mask: number;
  /** Permissions of the giver. */
  own: number;
  onChange: (mask: number) => void;
  /** The id of the text that says why nothing can be changed; without it roles can be chosen. */
  fixedBy?: string | undefined;
  /** Roles to offer; default: all. */
  offered?: readonly Role[];
}

/** Buttons that tick the permissions of a role. The boxes below stay free to change. */
export function RoleChoice({ mask, own, onChange, fixedBy, offered = roles }: RoleChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{text.title}</legend>
      <div className="flex flex-wrap gap-2">
        {offered.map((role) => {
          const wanted = maskWithRole(role, mask, own);
          return (
            <Button
              key={role}
              variant="secondary"
              size="small"
              aria-pressed={wanted === mask}
              aria-describedby={fixedBy}
              disabled={fixedBy !== undefined}
              className="aria-pressed:border-accent-edge! aria-pressed:bg-selected!"
              onClick={() => onChange(wanted)}
            >
              {text.names[role]}
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}
