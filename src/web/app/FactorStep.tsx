import { useEffect } from 'react';
import { AuthenticatorApp } from '../factors/AuthenticatorApp.tsx';
import { Passkeys } from '../factors/Passkeys.tsx';
import { screensText } from '../navigation/screens.text.ts';
import { PortalLink } from '../ui/PortalLink.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { guardVisit } from './navigation-guard.ts';
import { portalText } from './portal.text.ts';
import { SessionWarning } from './SessionWarning.tsx';

/** Takes the place of every screen until the user has set up the passkey or the authenticator app that the sign-in policy requires. */
export function FactorStep({ onCodes }: { onCodes: (areShown: boolean) => void }) {
  // The screen that the user wanted follows at the same address: it needs its title, and may be closed to them.
  useEffect(() => guardVisit, []);
  return (
    <AuthLayout place={screensText.factor}>
      <h1 className="mb-3 text-h1 font-semibold">{screensText.factor}</h1>
      <p className="mb-5">{portalText.factor.lead}</p>
      <Passkeys />
      <AuthenticatorApp onCodes={onCodes} />
      <p className="border-t border-border pt-5">
        <PortalLink to="/auth/logout" className="link">
          {screensText.titles['/auth/logout']}
        </PortalLink>
      </p>
      <SessionWarning />
    </AuthLayout>
  );
}
