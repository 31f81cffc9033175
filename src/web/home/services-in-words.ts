/** The state of all services as one line. */
import { batchNameOf } from '../../shared/services/services.ts';
import type { ServiceState, ServiceStatus } from '../../shared/status/status.ts';
import { homeText } from './home.text.tsx';

const text = homeText.services;

/** Those that need a look are named, as reports name them, the others counted. */
export function servicesInWords(services: readonly Pick<ServiceStatus, 'service' | 'state'>[]): string {
  const inState = (state: ServiceState) => services.filter((one) => one.state === state).map(({ service }) => batchNameOf(service));
  const named = (state: 'failing' | 'disturbed') => {
    const found = inState(state);
    return found.length > 0 ? [text[state](found.join(', '), found.length)] : [];
  };
  const counted = (state: ServiceState, word: string) => {
    const count = inState(state).length;
    if (count === 0) return [];
    return [count === services.length ? text.all(count, word) : `${count} ${word}`];
  };
  return [
    ...named('failing'),
    ...named('disturbed'),
    ...counted('working', text.working),
    ...counted('unused', text.unused),
    ...counted('not set up', text.notSetUp),
  ].join(', ');
}
