import { catalogue } from '../locale/catalogue.ts';

export const keyListText = catalogue('keyListText', {
  title: 'Keyboard shortcuts',
  close: 'Close',
  everywhere: 'On every page',
  screens: 'Go to a page: g, then a letter',
  escape: 'Esc',
  does: {
    box: 'Find a number, a name or a page',
    keys: 'Show this list',
    search: 'Go to the number or search field',
    escape: 'Close a dialog or menu',
  },
});
