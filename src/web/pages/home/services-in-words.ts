/** The state of all services as one line. */
import { batchNameOf } from '../../../shared/services/services.ts';
import type { ServiceState, ServiceStatus } from '../../../shared/api/status.ts';

/** Those that need a look are named, as reports name them, the others counted. */
export function servicesInWords(services: readonly Pick<ServiceStatus, 'service' | 'state'>[]): string {
  const inState = (state: ServiceState) => services.filter((one) => one.state === state).map(({ service }) => batchNameOf(service));
  const named = (state: ServiceState, word: string) => {
    const found = inState(state);
    return found.length > 0 ? [`${found.join(', ')} ${found.length === 1 ? 'is' : 'are'} ${word}`] : [];
  };
  const counted = (state: ServiceState, word: string) => {
    const count = inState(state).length;
    if (count === 0) return [];
    return [count === services.length ? `all ${count} ${word}` : `${count} ${word}`];
  };
  return [
    ...named('failing', 'failing'),
    ...named('disturbed', 'disturbed'),
    ...counted('working', 'working'),
    ...counted('unused', 'without queries in the last 24 hours'),
    ...counted('not set up', 'not set up'),
  ].join(', ');
}
