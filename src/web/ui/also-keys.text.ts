import { catalogue } from '../locale/catalogue.ts';

export const alsoKeysText = catalogue('alsoKeysText', {
  label: (count: number) => (count === 1 ? 'Also revoke the API key' : `Also revoke the ${count} API keys`),
  detail: 'Programs that use them stop working at once. If off, they keep working.',
});
