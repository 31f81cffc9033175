import { catalogue } from '../locale/catalogue.ts';

export const alsoKeysText = catalogue('alsoKeysText', {
  label: (count: number) => (count === 1 ? 'Revoke also the API key' : `Revoke also the ${count} API keys`),
  detail: 'Programs that use them are refused at once. Without a tick they go on.',
});
