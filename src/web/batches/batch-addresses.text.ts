import { catalogue } from '../locale/catalogue.ts';

export const batchAddressesText = catalogue('batchAddressesText', {
  title: 'Batch addresses',
  lead: 'Addresses outside your organisation that agreed to get an e-mail when your batches finish. Each e-mail has a link to opt out.',
  table: 'Batch addresses',
  empty: 'No address outside your organisation gets e-mails about batches',
  address: 'Address',
  agreedAt: 'Agreed on',
  withdraw: 'Remove',
  question: 'Remove this address?',
  consequence: (address: string) => `${address} gets no more e-mails about your batches. The next batch sent to it asks for consent again.`,
  back: 'No, go back',
  confirm: 'Yes, remove',
});
