import { catalogue } from '../../locale/catalogue.ts';

export const viewsText = catalogue('account/saved-views/views', {
  button: 'Views',
  title: 'Saved views',
  none: 'No view of this table is saved yet.',
  remove: 'Remove',
  removeNamed: (name: string) => ` ${name}`,
  whose: {
    you: 'only you',
    organisation: 'your organisation',
    savedBy: (name: string) => `your organisation, saved by ${name}`,
  },
  save: {
    name: 'Save this view as',
    shared: (organisation: string) => `For everybody at ${organisation}`,
    theOrganisation: 'the organisation',
    submit: 'Save view',
  },
});
