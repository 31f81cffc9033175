import { Entitlements, isLimited } from '../entitlements/Entitlements.tsx';
import { entitlementsText } from '../entitlements/entitlements.text.ts';
import { useEntitlements } from '../entitlements/use-entitlements.ts';
import { HomeSection } from './HomeSection.tsx';

/** What the organisation may not ask and what is left of its quota; nothing where nothing is limited. */
export function EntitlementsPart() {
  const own = useEntitlements();
  if (!own || !isLimited(own)) return null;
  return (
    <HomeSection title={entitlementsText.title}>
      <Entitlements own={own} />
    </HomeSection>
  );
}
