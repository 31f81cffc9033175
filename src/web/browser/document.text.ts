import { catalogue } from '../locale/catalogue.ts';

/** Read when shown. */
export const documentText = catalogue('documentText', {
  title: {
    page: (screen: string, page: number) => `${screen}, page ${page}`,
    error: (title: string) => `Error: ${title}`,
    supportView: (title: string) => `[Support view] ${title}`,
  },
  codeMissing: 'Part of the portal could not be loaded. The portal may just have been updated, or you may be offline.',
});
