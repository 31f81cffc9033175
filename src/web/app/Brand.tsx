import { useConfig } from '../api/public-config.ts';
import { useShownTheme } from '../browser/theme.ts';
import { Logo } from '../ui/Logo.tsx';

/** Shows the provider's logo, or the portal's mark. The caller shows the product's name beside it. */
export function Brand({ place, isMinimised = false }: { place: 'sidebar' | 'page'; isMinimised?: boolean }) {
  const { logo } = useConfig();
  const isOnDark = useShownTheme() === 'dark' || place === 'sidebar';
  if (logo === null) return place === 'sidebar' ? <Logo /> : <MarkOnPage />;
  const source = isOnDark ? (logo.dark ?? logo.light) : logo.light;
  const plate = isOnDark && logo.dark === null ? 'rounded-control bg-[#ffffff] p-1' : '';
  const size = place === 'page' ? 'h-12 max-w-24 sm:max-w-40' : `h-7 max-w-9 ${isMinimised ? '' : 'md:max-w-16'}`;
  return <img className={`w-auto shrink-0 object-contain ${size} ${plate}`} src={source} alt="" />;
}

function MarkOnPage() {
  return (
    <span className="on-sidebar rounded-card bg-sidebar p-2">
      <Logo size={24} />
    </span>
  );
}
