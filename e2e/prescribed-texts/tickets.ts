/** Texts of Portal Support (specification, sections 2 and 5). */
import type { Visit } from './visit.ts';

export const ticketVisits: readonly Visit[] = [
  {
    screen: 'Portal Support',
    by: 'a customer',
    path: '/support',
    states: [
      {
        state: 'as it opens',
        texts: {
          heading: ['Portal Support', 'Submit a ticket'],
          option: ['Service Down', 'Country Unavailable', 'Numbering or Response Issue', 'Other'],
        },
      },
      {
        state: 'sent empty',
        reach: (page) => page.getByRole('button', { name: 'Submit', exact: true }).click(),
        texts: { text: ['Please select an option', 'Please enter subject of ticket', 'Please provide more details about the issue'] },
      },
    ],
  },
];
