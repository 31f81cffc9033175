/** The document's title: product name plus route title, with the screen's additions. */
import { useEffect } from 'react';
import { documentText } from './document.text.ts';

export interface TitleMarks {
  /** True after a failed submit. */
  hasError?: boolean;
  /** The table's page; named from the second on. */
  page?: number;
}

export interface ScreenTitle {
  product: string;
  /** The screen's title in the table of routes. */
  screen: string;
  isSupportView: boolean;
}

let shown: ScreenTitle | undefined;
let marks: TitleMarks = {};

function composeTitle({ product, screen, isSupportView, hasError = false, page = 1 }: ScreenTitle & TitleMarks): string {
  const { page: ofPage, error, supportView } = documentText.title;
  const title = `${product} · ${page > 1 ? ofPage(screen, page) : screen}`;
  const marked = hasError ? error(title) : title;
  return isSupportView ? supportView(marked) : marked;
}

/** Set by the guard on every navigation. */
export function setScreenTitle(title: ScreenTitle) {
  shown = title;
  show();
}

/** Marks the title while the screen shows an error or a later page of its table. */
export function useTitleMarks({ hasError = false, page = 1 }: TitleMarks) {
  useEffect(() => {
    marks = { hasError, page };
    show();
    return () => {
      marks = {};
      show();
    };
  }, [hasError, page]);
}

function show() {
  if (shown !== undefined) document.title = composeTitle({ ...shown, ...marks });
}
