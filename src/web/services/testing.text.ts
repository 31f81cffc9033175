import { catalogue } from '../locale/catalogue.ts';

export const testingText = catalogue('testingText', {
  title: 'Testing & Diagnostics',
  singleQuery: 'Single Live Query',
  batchQuery: 'Batch Query',
  batchResults: 'Batch Results',
  decoder: 'Decoder',
  services: {
    title: 'Services',
    selectAll: 'Select All',
    deselectAll: 'Deselect All',
    chosen: (chosen: number, offered: number) => `${chosen} of ${offered}`,
  },
});
