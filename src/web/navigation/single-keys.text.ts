import { catalogue } from '../locale/catalogue.ts';

export const singleKeysText = catalogue('singleKeysText', {
  title: 'Keyboard shortcuts',
  label: 'Single-letter shortcuts',
  detail: (box: string) =>
    `?, / and g followed by a letter. Turn these off if you use speech input or trigger them by accident. ${box} still works.`,
  /** The key that opens the command box. */
  ctrl: 'Ctrl+K',
  show: 'Show all shortcuts',
});
