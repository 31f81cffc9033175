import { catalogue } from '../../locale/catalogue.ts';

export const periodText = catalogue('reports/period/period', {
  period: 'Period',
  presets: {
    today: 'Today',
    yesterday: 'Yesterday',
    'last-7': (days: number) => `Last ${days} days`,
    'this-week': 'This week',
    'last-week': 'Last week',
    'this-month': 'This month',
    'last-month': 'Last month',
  },
  fromTo: 'From – to',
  from: 'From',
  to: 'To',
  selectDate: 'Select Date',
  show: 'Show',
  days: (from: string, to: string) => `${from} to ${to}`,
});
