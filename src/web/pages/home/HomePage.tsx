import { useConfig } from '../../api/public-config.ts';
import { sidebarFor, tilesFor } from '../../navigation/menu-items.ts';
import { useSession } from '../../session/session.ts';
import { NavigationCard } from '../../ui/NavigationCard.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { DataInUse } from './DataInUse.tsx';
import { ServicesLine } from './ServicesLine.tsx';
import { WatchLine } from './WatchLine.tsx';

export function HomePage() {
  const session = useSession();
  const { productName } = useConfig();
  if (session.userInfo === null) return <Spinner />;
  const tiles = tilesFor(session);
  const isEmptyAccount = tiles.length === 0 && sidebarFor(session).items.length === 1;
  return (
    <>
      <h1 className="mb-6 text-h1 font-semibold">Welcome to the {productName} Customer Portal</h1>
      {isEmptyAccount && <NoAccess organisation={session.userInfo.organisation} />}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {tiles.map(({ title, text, path }) => (
          <li key={path}>
            <NavigationCard to={path} title={title} text={text} />
          </li>
        ))}
      </ul>
      <ServicesLine />
      <WatchLine />
      <DataInUse />
    </>
  );
}

function NoAccess({ organisation }: { organisation: string }) {
  return (
    <div className="card max-w-160">
      <h2 className="mb-2 text-h2 font-semibold">No area is open to you yet</h2>
      <p className="text-text-2">Your administrator can give you access. Ask the person who manages the portal users of {organisation}.</p>
    </div>
  );
}
