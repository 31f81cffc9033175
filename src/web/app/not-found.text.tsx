import type { ReactNode } from 'react';
import { catalogue } from '../locale/catalogue.ts';

export const notFoundText = catalogue('notFoundText', {
  title: 'Page not found',
  lead: (path: ReactNode): ReactNode => <>There is no page at {path}. Did you mean one of these?</>,
  search: 'Search the pages',
});
