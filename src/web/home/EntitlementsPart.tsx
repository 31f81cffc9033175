import { Entitlements, isLimited } from '../entitlements/Entitlements.tsx';
import { entitlementsText } from '../entitlements/entitlements.text.ts';
import { useEntitlements } from '../entitlements/use-entitlements.ts';
import { HomeSection } from './HomeSection.tsx';

/** The limits of the organisation and the rest of its quota; nothing if there is no limit. */
export function EntitlementsPart() {
  const own = useEntitlements();
  if (!own || !isLimited(own)) return null;
  return (
    <HomeSection title={entitlementsText.title}>
      <Entitlements own={own} />
    </HomeSection>
  );
}
