import { Button, Header, I18nProvider, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components';
import { regionalLocale } from '../locale/current-locale.ts';
import { rowAction } from './table/row-actions.tsx';
import { partsText } from './parts.text.ts';

/** Choices of one kind, under a heading if there are several kinds. */
export interface MenuGroup {
  readonly title: string;
  readonly items: readonly { readonly id: string; readonly label: string; readonly onChoose: () => void }[];
}

interface MenuButtonProps {
  label: string;
  /** Subject of the menu, for users who cannot see the button's surroundings. */
  detail: string;
  groups: readonly MenuGroup[];
  /** True in a row of a table. */
  isQuiet?: boolean;
}

const look =
  'button inline-flex min-h-7 items-center justify-center gap-1.5 rounded-control border border-border-strong bg-surface px-3 py-0.5 text-small font-medium text-text hover:bg-hover';

/** A button that opens a list of actions. */
export function MenuButton({ label, detail, groups, isQuiet = false }: MenuButtonProps) {
  const choose = (key: string | number) =>
    groups
      .flatMap(({ items }) => items)
      .find(({ id }) => id === key)
      ?.onChoose();
  return (
    <I18nProvider locale={regionalLocale()}>
      <MenuTrigger>
        <Button className={isQuiet ? `${rowAction} gap-1.5` : look}>
          {label}
          <span className="sr-only"> {partsText.menu.of(detail)}</span>
          <svg aria-hidden="true" className="h-1.25 w-2" viewBox="0 0 8 5" fill="currentColor">
            <path d="M0 0h8L4 5z" />
          </svg>
        </Button>
        <Popover offset={4} placement="bottom end" className="rounded-control border border-border-strong bg-surface shadow-float">
          <Menu aria-label={partsText.menu.labelOf(label, detail)} className="max-h-80 overflow-y-auto py-1 text-small" onAction={choose}>
            {groups.map(({ title, items }) => (
              <MenuSection key={title} id={title} className="border-border not-first:mt-1 not-first:border-t">
                <Header className="px-3 pt-2 pb-1 font-semibold">{title}</Header>
                {items.map(({ id, label: text }) => (
                  <MenuItem key={id} id={id} textValue={text} className="combobox-option ps-5!">
                    {text}
                  </MenuItem>
                ))}
              </MenuSection>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </I18nProvider>
  );
}
