import { catalogue } from '../locale/catalogue.ts';

export const keyListText = catalogue('keyListText', {
  title: 'Keys',
  close: 'Close',
  everywhere: 'On every screen',
  screens: 'To a screen: g, then its letter',
  escape: 'Esc',
  does: {
    box: 'Find a number, a name or a screen',
    keys: 'This list',
    search: 'To the field of the screen that takes a number or filters',
    escape: 'Close what lies over the screen',
  },
});
