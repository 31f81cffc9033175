import { singleSignOnOf } from '../../shared/single-sign-on/single-sign-on.ts';
import { organisationReads } from '../organisations/use-organisations.ts';

/** Reads of an organisation's sign-in: repeated after its provider was set up or removed. */
export const singleSignOnReads = [singleSignOnOf, ...organisationReads];
