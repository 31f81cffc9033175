import { singleSignOnOf } from '../../shared/single-sign-on/single-sign-on.ts';
import { organisationReads } from '../organisations/use-organisations.ts';

/** What shows how an organisation signs in: read anew after its provider was set up or removed. */
export const singleSignOnReads = [singleSignOnOf, ...organisationReads];
