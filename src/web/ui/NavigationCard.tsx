import { PortalLink } from './PortalLink.tsx';

interface NavigationCardProps {
  title: string;
  text?: string;
  /** Address of a decorative picture. */
  image?: string;
  path: string;
}

/** A tile that leads somewhere. Its one link covers the whole tile. */
export function NavigationCard({ title, text, image, path }: NavigationCardProps) {
  return (
    <div className="card group relative flex h-full flex-col gap-2 focus-within:border-focus hover:border-accent-edge hover:bg-hover">
      {image !== undefined && <img src={image} alt="" className="h-12 w-auto self-start" />}
      <h2 className="text-h2 font-semibold">
        <PortalLink to={path} className="after:absolute after:inset-0 after:rounded-card">
          {title}
        </PortalLink>
      </h2>
      {text !== undefined && <p className="text-text-2">{text}</p>}
    </div>
  );
}
