import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { here } from '../browser/history.ts';
import { isPlain, routes } from '../../shared/base/routes.ts';
import { useSession } from '../session/session.ts';
import { Code } from '../ui/Code.tsx';
import { TextField } from '../ui/TextField.tsx';
import { nearest } from './nearest.ts';
import { holds } from '../../shared/base/permissions.ts';
import { screensText } from '../navigation/screens.text.ts';
import { notFoundText } from './not-found.text.tsx';

/** Page of an unknown path: the nearest screens, and a search over all that this user may open. */
export function NotFoundPage() {
  const { pathname } = here();
  const [wanted, setWanted] = useState('');
  const { permissions } = useSession();
  const screens = routes
    .filter(isPlain)
    .filter(
      ({ layout, permission, isPlatformOnly }) =>
        layout === 'default' && !isPlatformOnly && (permission === undefined || holds(permissions, permission)),
    )
    .map(({ path }) => ({ path, title: screensText.titles[path] }));
  return (
    <div className="flex max-w-120 flex-col gap-5">
      <h1 className="text-h1 font-semibold">{notFoundText.title}</h1>
      <p className="wrap-anywhere">{notFoundText.lead(<Code>{pathname}</Code>)}</p>
      <TextField label={notFoundText.search} name="wanted" type="search" value={wanted} onChange={setWanted} />
      <ul className="flex flex-col gap-2">
        {nearest(wanted === '' ? pathname : wanted, screens).map(({ path, title }) => (
          <li key={path}>
            <Link to={path} className="link inline-block py-1">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
