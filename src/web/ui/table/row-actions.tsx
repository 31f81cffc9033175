/** Actions of a row, at its end: quiet words where there is room, otherwise one button with a menu. */
import { useNavigate, type RegisteredRouter, type ValidateLinkOptions } from '@tanstack/react-router';
import { Suspense, useId } from 'react';
import { codeChunk } from '../../browser/code-chunk.ts';
import { useIsWide } from '../../browser/window-width.ts';
import { Icon } from '../Icon.tsx';
import type { MenuChoice, MenuGroup } from '../MenuButton.tsx';
import { ScreenLink } from '../ScreenLink.tsx';
import { more } from '../screen-drawings.ts';
import { columnsOf, type Column } from './columns.ts';
import { tableText } from './table.text.ts';

interface Press {
  label: string;
  onPress: () => void;
  /** Disables the action, and says why. */
  whyNot?: string | null;
}

interface Lead {
  label: string;
  to: ValidateLinkOptions;
}

/** Several actions of one kind behind a word. */
interface Choices {
  label: string;
  groups: readonly MenuGroup[];
}

/** An action of a row; nothing in place of one that the row lacks. */
export type RowAction = Press | Lead | Choices | false | null;

interface RowActionsProps {
  /** Name of the row for screen readers. */
  of: string;
  actions: readonly RowAction[];
}

/** Few rows have a menu on a desk. */
const menuButton = codeChunk(() => import('../MenuButton.tsx').then(({ MenuButton }) => MenuButton));

const word =
  'button-quiet inline-flex min-h-7 min-w-7 items-center justify-center gap-1.5 rounded-control border border-transparent px-2 font-medium text-text-2 group-hover:text-link hover:underline disabled:text-text-3! disabled:no-underline';
const dots = 'inline-flex h-10 w-11 items-center justify-center rounded-control text-text-2 hover:bg-hover hover:text-text';

/** Makes the last column of a table: what can be done with a row. */
export function actionsColumn<Row extends object>(actionsOf: (row: Row) => RowActionsProps): Column<Row> {
  return columnsOf<Row>().display({
    id: 'actions',
    header: () => tableText.actions,
    cell: ({ row }) => <RowActions {...actionsOf(row.original)} />,
  });
}

/** Makes the action of a row that leads to a screen. */
export function leadTo<Options>(label: string, to: ValidateLinkOptions<RegisteredRouter, Options>): RowAction;
export function leadTo(label: string, to: ValidateLinkOptions): RowAction {
  return { label, to };
}

/** Shows the actions of a row. */
export function RowActions({ of, actions }: RowActionsProps) {
  const isWide = useIsWide();
  const offered = actions.filter((action) => action !== false && action !== null);
  if (offered.length === 0) return null;
  if (!isWide) return <RowMenu of={of} actions={offered} />;
  return (
    <span className="flex items-center justify-end">
      {offered.map((action) => (
        <RowWord key={action.label} of={of} action={action} />
      ))}
    </span>
  );
}

function RowWord({ of, action }: { of: string; action: Exclude<RowAction, false | null> }) {
  const id = useId();
  const name = (
    <>
      {action.label}
      <span className="sr-only"> {of}</span>
    </>
  );
  if ('groups' in action) return <Menu label={action.label} of={of} groups={action.groups} look={word} />;
  if ('to' in action)
    return (
      <ScreenLink {...action.to} className={word}>
        {name}
      </ScreenLink>
    );
  const { whyNot = null, onPress } = action;
  const isOff = whyNot !== null;
  return (
    <>
      <button
        type="button"
        className={word}
        disabled={isOff}
        title={whyNot ?? undefined}
        aria-describedby={isOff ? id : undefined}
        onClick={onPress}
      >
        {name}
      </button>
      {isOff && (
        <span id={id} className="sr-only">
          {whyNot}
        </span>
      )}
    </>
  );
}

function RowMenu({ of, actions }: { of: string; actions: readonly Exclude<RowAction, false | null>[] }) {
  const navigate = useNavigate();
  const items = actions.flatMap((action): MenuChoice[] => {
    if ('groups' in action) return [];
    const { label } = action;
    if ('to' in action) return [{ id: label, label, onChoose: () => void navigate(action.to) }];
    return [{ id: label, label, whyNot: action.whyNot ?? undefined, onChoose: action.onPress }];
  });
  const groups = actions.flatMap((action) => ('groups' in action ? action.groups : []));
  return (
    <Menu label={tableText.actions} of={of} groups={items.length > 0 ? [{ title: null, items }, ...groups] : groups} look={dots} isIcon />
  );
}

interface MenuProps {
  label: string;
  of: string;
  groups: readonly MenuGroup[];
  look: string;
  /** True if dots stand for the label. */
  isIcon?: boolean;
}

function Menu({ label, of, groups, look, isIcon = false }: MenuProps) {
  const shown = isIcon ? <Icon drawing={more} /> : label;
  return (
    <Suspense fallback={<span className={look}>{shown}</span>}>
      <menuButton.Component label={label} detail={of} groups={groups} look={look} {...(isIcon && { drawing: more })} />
    </Suspense>
  );
}
