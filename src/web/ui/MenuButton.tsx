import { useRef } from 'react';
import { Button, Header, I18nProvider, Menu, MenuItem, MenuSection, MenuTrigger, Popover, Text } from 'react-aria-components';
import { regionalLocale } from '../locale/current-locale.ts';
import { Icon } from './Icon.tsx';
import { partsText } from './parts.text.ts';
import { topDialog } from './top-dialog.ts';

export interface MenuChoice {
  readonly id: string;
  readonly label: string;
  /** Reason why it cannot be chosen. */
  readonly whyNot?: string | undefined;
  readonly onChoose: () => void;
}

/** Choices of one kind, under a heading if there are several kinds. */
export interface MenuGroup {
  readonly title: string | null;
  readonly items: readonly MenuChoice[];
}

interface MenuButtonProps {
  label: string;
  /** Subject of the menu, for users who cannot see the button's surroundings. */
  detail: string;
  groups: readonly MenuGroup[];
  /** Classes of the button; without any it looks like a small button. */
  look?: string;
  /** Shown in place of the label. */
  drawing?: string;
}

const smallButton =
  'button inline-flex min-h-7 items-center justify-center gap-1.5 rounded-control border border-border-strong bg-surface px-3 py-0.5 text-small font-medium text-text hover:bg-hover';

/** A button that opens a list of actions. */
export function MenuButton({ label, detail, groups, look = smallButton, drawing }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const choose = (key: string | number) => {
    // A dialog that opens returns the focus to the button, since the menu is gone by then.
    button.current?.focus();
    groups
      .flatMap(({ items }) => items)
      .find(({ id }) => id === key)
      ?.onChoose();
  };
  const dialog = topDialog.useValue();
  return (
    <I18nProvider locale={regionalLocale()}>
      <MenuTrigger>
        <Button ref={button} className={look}>
          {drawing === undefined ? label : <span className="sr-only">{label}</span>}
          <span className="sr-only"> {partsText.menu.of(detail)}</span>
          {drawing === undefined ? (
            <svg aria-hidden="true" className="h-1.25 w-2" viewBox="0 0 8 5" fill="currentColor">
              <path d="M0 0h8L4 5z" />
            </svg>
          ) : (
            <Icon drawing={drawing} />
          )}
        </Button>
        <Popover
          offset={4}
          placement="bottom end"
          // Below a dialog in the top layer nothing can be pressed.
          {...(dialog?.current && { UNSTABLE_portalContainer: dialog.current })}
          className="rounded-control border border-border-strong bg-surface shadow-float"
        >
          <Menu aria-label={partsText.menu.labelOf(label, detail)} className="max-h-80 overflow-y-auto py-1 text-small" onAction={choose}>
            {groups.map(({ title, items }) =>
              title === null ? (
                items.map((item) => <Choice key={item.id} {...item} />)
              ) : (
                <MenuSection key={title} id={title} className="border-border not-first:mt-1 not-first:border-t">
                  <Header className="px-3 pt-2 pb-1 font-semibold">{title}</Header>
                  {items.map((item) => (
                    <Choice key={item.id} {...item} />
                  ))}
                </MenuSection>
              ),
            )}
          </Menu>
        </Popover>
      </MenuTrigger>
    </I18nProvider>
  );
}

function Choice({ id, label, whyNot }: MenuChoice) {
  return (
    <MenuItem id={id} textValue={label} isDisabled={whyNot !== undefined} className="combobox-option max-w-80 ps-5! pointer-coarse:py-3!">
      <Text slot="label">{label}</Text>
      {whyNot !== undefined && (
        <Text slot="description" className="block text-text-2">
          {whyNot}
        </Text>
      )}
    </MenuItem>
  );
}
