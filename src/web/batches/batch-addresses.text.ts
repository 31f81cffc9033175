import { catalogue } from '../locale/catalogue.ts';

export const batchAddressesText = catalogue('batchAddressesText', {
  title: 'Batch addresses',
  lead: 'Addresses outside your organisation that agreed to be told when batches of yours are finished. Each mail to them has a link to end that.',
  table: 'Batch addresses',
  empty: 'No address outside your organisation gets mails about batches',
  address: 'Address',
  agreedAt: 'Agreed on',
  withdraw: 'Withdraw',
  question: 'Withdraw this address?',
  consequence: (address: string) => `${address} gets no more mails about your batches. The next batch that names it asks there again.`,
  back: 'No, go back',
  confirm: 'Yes, withdraw',
});
