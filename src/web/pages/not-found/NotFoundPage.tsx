import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { here } from '../../browser/history.ts';
import { isPlain, routes } from '../../../shared/routes.ts';
import { useSession } from '../../session/session.ts';
import { Code } from '../../ui/Code.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { nearest } from './nearest.ts';
import { holds } from '../../../shared/permissions.ts';

/** An unknown path: the nearest screens, and a search over all that this user may open. */
export function NotFoundPage() {
  const { pathname } = here();
  const [wanted, setWanted] = useState('');
  const { permissions } = useSession();
  const screens = routes
    .filter(isPlain)
    .filter(
      ({ layout, permission, isPlatformOnly }) =>
        layout === 'default' && !isPlatformOnly && (permission === undefined || holds(permissions, permission)),
    );
  return (
    <div className="flex max-w-120 flex-col gap-5">
      <h1 className="text-h1 font-semibold">Page not found</h1>
      <p className="wrap-anywhere">
        There is no page at <Code>{pathname}</Code>. Perhaps you meant one of these.
      </p>
      <TextField label="Search the pages" name="wanted" type="search" value={wanted} onChange={setWanted} />
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
