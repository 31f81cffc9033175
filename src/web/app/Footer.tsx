import { useConfig } from '../api/public-config.ts';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';
import { frameText } from './frame.text.ts';

const year = new Date().getFullYear();

/** Copyright, social links and the way to support, in the same order on every page. */
export function Footer() {
  const { providerName, socialLinks, supportEmail } = useConfig();
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
      {socialLinks.length > 0 && (
        <ul className="flex flex-wrap gap-4" aria-label={frameText.socialLinks}>
          {socialLinks.map(({ name, url }) => (
            <li key={url}>
              <a className="link inline-block py-1" href={url} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <span className="ms-auto">
        <ThemeSwitch />
      </span>
    </footer>
  );
}
