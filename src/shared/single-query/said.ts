/** Answers to a query if an upstream network has none. */
import { sayings } from '../base/sayings.ts';

export const singleQuerySaid = sayings('singleQuerySaid', {
  timedOut: (service: string) => `${service}: the upstream network timed out`,
  failed: (service: string) => `${service}: the upstream network returned an error`,
  isBusy: (service: string) => `${service}: the upstream network accepts no more queries right now`,
});
