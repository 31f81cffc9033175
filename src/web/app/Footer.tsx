import type { PublicConfig } from '../../shared/base/config.ts';
import { useConfig } from '../api/public-config.ts';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';
import { frameText } from './frame.text.ts';

const year = new Date().getFullYear();

/** The way to support, copyright, legal and social links, in the same order on every page. */
export function Footer() {
  const { providerName, legalLinks, socialLinks, supportEmail } = useConfig();
  return (
    <footer className="chrome flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 text-meta text-text-2 md:px-8">
      {supportEmail !== '' && (
        <a className="link inline-block py-1" href={`mailto:${supportEmail}`}>
          {frameText.contact}
        </a>
      )}
      <p>
        © {year} {providerName}
      </p>
      <Links title={frameText.legalLinks} links={legalLinks} />
      <Links title={frameText.socialLinks} links={socialLinks} />
      <span className="ms-auto">
        <ThemeSwitch />
      </span>
    </footer>
  );
}

function Links({ title, links }: { title: string; links: PublicConfig['legalLinks'] }) {
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-4" aria-label={title}>
      {links.map(({ name, url }) => (
        <li key={url}>
          <a className="link inline-block py-1" href={url} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
