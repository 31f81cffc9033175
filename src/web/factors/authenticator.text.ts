import { passkeyChallengeMinutes } from '../../shared/base/limits.ts';
import { catalogue } from '../locale/catalogue.ts';

export const authenticatorText = catalogue('factors/authenticator', {
  isKnown: 'This device already has a passkey for your account.',
  otherHost: (host: string) => `The portal has its passkeys under another name than ${host}. Open it at the address that its mails use.`,
  notUsed: `No passkey was used. The device may have none for this portal, or the request was declined or took more than ${passkeyChallengeMinutes} minutes.`,
});
