import { catalogue } from '../locale/catalogue.ts';

export const numberListText = catalogue('numberListText', {
  name: 'Verdicts',
  number: 'Number',
  verdict: 'Verdict',
  country: 'Country',
  network: 'Network',
  status: 'Status',
  states: {
    danger: 'Risk',
    warning: 'Sources disagree',
    clear: 'On no list',
    neutral: 'No warning',
    unknown: 'Unknown',
    unread: 'Not read',
  },
});
