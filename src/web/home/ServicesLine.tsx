import { serviceStatus } from '../../shared/status/status.ts';
import { useReply } from '../api/queries.ts';
import { homeText } from './home.text.tsx';
import { servicesInWords } from './services-in-words.ts';

const text = homeText.services;

/** The status of the services in one line; nothing until it is known, and a word if it cannot be loaded. */
export function ServicesLine() {
  const { data, isPending } = useReply(serviceStatus, {}, { background: true });
  if (isPending) return null;
  return <p>{data ? servicesInWords(data.message) : text.notKnown}</p>;
}
