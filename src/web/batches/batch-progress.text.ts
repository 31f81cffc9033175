import { catalogue } from '../locale/catalogue.ts';

export const batchProgressText = catalogue('batchProgressText', {
  spoken: (name: string, percent: number) => `Batch ${name}: ${percent} percent`,
  endings: {
    done: (name: string) => `The batch ${name} is done. You can download its results.`,
    partly: (name: string) => `The batch ${name} is partly done. You can download what was answered.`,
    failed: (name: string) => `The batch ${name} failed.`,
    cancelled: (name: string) => `The batch ${name} was cancelled.`,
  },
});
