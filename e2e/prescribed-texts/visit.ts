/** A visit of a screen, with the texts that the specification prescribes there. */
import type { Locator, Page } from '@playwright/test';
import type { RunningPortal } from '../test-support/running-portal.ts';

/** Finds a text by what it is on the page. */
const places = {
  heading: (page, text) => page.getByRole('heading', { name: text, exact: true }),
  text: (page, text) => page.getByText(text, { exact: true }),
  button: (page, text) => page.getByRole('button', { name: text, exact: true }),
  /** A button whose name goes on with the name of its row. */
  rowButton: (page, text) => page.getByRole('button', { name: new RegExp(`^${text} `) }),
  link: (page, text) => page.getByRole('link', { name: text, exact: true }),
  tab: (page, text) => page.getByRole('tab', { name: text, exact: true }),
  columnheader: (page, text) => page.getByRole('columnheader', { name: text, exact: true }),
  /** A control, by its label. */
  field: (page, text) => page.getByLabel(text, { exact: true }),
  placeholder: (page, text) => page.getByPlaceholder(text, { exact: true }),
  /** A selector that offers it: the options of a closed one have no size. */
  option: (page, text) => page.getByRole('combobox').filter({ has: page.getByRole('option', { name: text, exact: true }) }),
} satisfies Record<string, (page: Page, text: string) => Locator>;

type Kind = keyof typeof places;
type Texts = Readonly<Partial<Record<Kind, readonly string[]>>>;

export interface Visit {
  /** The screen's name in the title of the test. */
  readonly screen: string;
  readonly by: 'nobody' | 'a customer' | 'a customer of a new organisation' | 'staff';
  readonly path: string | ((portal: RunningPortal) => Promise<string>);
  /** The states of the screen in the order in which the visit comes to them. */
  readonly states: readonly {
    readonly state: string;
    /** Leads from the state before to this one. */
    readonly reach?: (page: Page) => Promise<void>;
    readonly texts: Texts;
  }[];
}

// `Object.keys` forgets the names.
const kinds = Object.keys(places) as Kind[];

/** Returns each text with its place; of several places that are shown, the first. */
export function placesOf(page: Page, texts: Texts): { text: string; place: Locator }[] {
  return kinds.flatMap((kind) =>
    (texts[kind] ?? []).map((text) => ({ text, place: places[kind](page, text).filter({ visible: true }).first() })),
  );
}
