import { serviceStatus } from '../../../shared/api/status.ts';
import { useReply } from '../../api/queries.ts';
import { PortalLink } from '../../ui/PortalLink.tsx';
import { servicesInWords } from './services-in-words.ts';

/** How the services do, in one line that leads to the whole; nothing until that is known, and a word where it cannot be. */
export function ServicesLine() {
  const { data, isPending } = useReply(serviceStatus, {}, { background: true });
  if (isPending) return null;
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1">
      <span>
        <strong className="font-semibold">Services:</strong> {data ? servicesInWords(data.message) : 'their state is not known right now'}
      </span>
      <PortalLink to="/status" className="text-link underline underline-offset-2">
        Service status
      </PortalLink>
    </p>
  );
}
