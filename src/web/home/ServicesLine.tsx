import { serviceStatus } from '../../shared/status/status.ts';
import { useReply } from '../api/queries.ts';
import { ScreenLink } from '../ui/ScreenLink.tsx';
import { homeText } from './home.text.tsx';
import { servicesInWords } from './services-in-words.ts';

const text = homeText.services;

/** The status of the services, in one line that links to the page; nothing until it is known, and a word if it cannot be loaded. */
export function ServicesLine() {
  const { data, isPending } = useReply(serviceStatus, {}, { background: true });
  if (isPending) return null;
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1">
      <span>
        <strong className="font-semibold">{text.line}</strong> {data ? servicesInWords(data.message) : text.notKnown}
      </span>
      <ScreenLink to="/status" className="text-link underline underline-offset-2">
        {text.link}
      </ScreenLink>
    </p>
  );
}
