/** Answers to calls about documents. */
import { sayings } from '../base/sayings.ts';

export const documentsSaid = sayings('documentsSaid', {
  isGone: 'This document is no longer stored',
  guideUnderWay: 'We are creating the guide. Try again in a moment',
});
