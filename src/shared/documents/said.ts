/** Answers to calls about documents. */
import { sayings } from '../base/sayings.ts';

export const documentsSaid = sayings('documentsSaid', {
  isGone: 'This document is no longer stored',
  guideUnderWay: 'The guide is being made. Please try again in a moment',
});
