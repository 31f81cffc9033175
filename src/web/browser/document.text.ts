import { catalogue } from '../locale/catalogue.ts';

/** Read when shown. */
export const documentText = catalogue('documentText', {
  title: {
    page: (screen: string, page: number) => `${screen}, page ${page}`,
    error: (title: string) => `Error: ${title}`,
    supportView: (title: string) => `[Support view] ${title}`,
  },
  codeMissing: 'A part of the portal could not be loaded. It may have been updated just now, or the connection may be lost.',
});
