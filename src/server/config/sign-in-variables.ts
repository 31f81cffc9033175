/** How people sign in. */
import { yesNo } from './variable-schemas.ts';

export const signInVariables = {
  STAFF_NEED_FACTOR: {
    schema: yesNo.default(true),
    unset: 'true',
    about:
      "Require a passkey or an authenticator app of the provider's own people, but in the demo: until they have one, only My Account opens.",
  },
  SSO_ALLOW_PRIVATE: {
    schema: yesNo.default(false),
    unset: 'false',
    about: 'Let identity providers stand at private addresses, which are those of your own network, and at http:// on this machine.',
  },
} as const;
