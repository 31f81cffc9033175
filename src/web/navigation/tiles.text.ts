import { catalogue } from '../locale/catalogue.ts';

export const tilesText = catalogue('tilesText', {
  reports: { title: 'Reporting', text: 'Access and review daily and weekly statistics.' },
  downloads: { title: 'Downloads', text: 'Download the latest product specifications.' },
  testing: { title: 'Testing & Diagnostics', text: "Discover a number's attributes across all services." },
  support: { title: 'Support', text: "Open a ticket with the provider's Technical team." },
});
