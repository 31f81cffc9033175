import { singleSignOnOf } from '../../shared/single-sign-on/single-sign-on.ts';
import { organisationReads } from '../organisations/use-organisations.ts';

/** Reads of how an organisation signs in: made anew after its provider was set up or removed. */
export const singleSignOnReads = [singleSignOnOf, ...organisationReads];
