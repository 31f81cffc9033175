/** The document's title: product name plus route title, with what the screen adds. */
import { useEffect } from 'react';
import { currentConfig } from '../api/public-config.ts';
import { currentSession } from '../session/session.ts';

export interface TitleMarks {
  /** After a failed submit. */
  hasError?: boolean;
  /** The table's page; named from the second on. */
  page?: number;
}

let screenTitle = '';
let marks: TitleMarks = {};

export function composeTitle({
  product,
  screen,
  isSupportView,
  hasError = false,
  page = 1,
}: { product: string; screen: string; isSupportView: boolean } & TitleMarks): string {
  const name = page > 1 ? `${screen}, page ${page}` : screen;
  return `${isSupportView ? '[Support view] ' : ''}${hasError ? 'Error: ' : ''}${product} · ${name}`;
}

/** Set by the guard on every navigation. */
export function setScreenTitle(title: string) {
  screenTitle = title;
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
  document.title = composeTitle({
    product: currentConfig().productName,
    screen: screenTitle,
    isSupportView: currentSession().isSupportView,
    ...marks,
  });
}
