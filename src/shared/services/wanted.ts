/** Refusals of fields that name services. */
import { sayings } from '../base/sayings.ts';

export const servicesWanted = sayings('servicesWanted', {
  /** Required by the specification, section 5, for single queries and batches. */
  required: 'Please select at least one service',
  noSuchService: 'This service does not exist',
});
