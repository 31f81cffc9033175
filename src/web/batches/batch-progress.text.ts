import { catalogue } from '../locale/catalogue.ts';

export const batchProgressText = catalogue('batchProgressText', {
  spoken: (name: string, percent: number) => `Batch ${name}: ${percent} percent`,
  endings: {
    done: (name: string) => `The batch ${name} is done: its results can be downloaded.`,
    partly: (name: string) => `The batch ${name} is done in part: what was answered can be downloaded.`,
    failed: (name: string) => `The batch ${name} failed.`,
    cancelled: (name: string) => `The batch ${name} was cancelled.`,
  },
});
