/** Refusals of fields that name services. */
import { sayings } from '../base/sayings.ts';

export const servicesWanted = sayings('servicesWanted', {
  /** Specification, section 5: for a single query as for a batch. */
  required: 'Please select at least one service',
  noSuchService: 'This service does not exist',
});
