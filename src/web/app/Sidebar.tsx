import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useConfig } from '../api/public-config.ts';
import { type NavigationItem, sidebarFor } from '../navigation/menu-items.ts';
import { useSession } from '../session/session.ts';
import { Icon } from '../ui/Icon.tsx';
import * as drawings from '../ui/drawings.ts';
import * as screenDrawings from '../ui/screen-drawings.ts';
import { Brand } from './Brand.tsx';
import { closeMenu, toggleMenu, toggleMinimised, useMenu } from './menu.ts';
import { portalText } from './portal.text.ts';
import { openCommandBox } from '../navigation/opened-box.ts';
import { boxKey } from '../navigation/screen-keys.ts';
import { identityText } from './identity.text.ts';

const panelId = 'sidebar-panel';

/** The sidebar: beside the page on large screens (can be minimised), a bar with a burger menu on small ones. */
export function Sidebar() {
  const { isOpen, isMinimised } = useMenu();
  const { productName } = useConfig();
  return (
    <header className="chrome on-sidebar z-30 bg-sidebar text-sidebar-text narrow-bar md:sticky md:top-0 md:flex md:h-[calc(100dvh-var(--bottom-bar))] md:flex-col md:self-start">
      <div className={`flex min-h-13 items-center gap-3 px-4 font-semibold text-large ${isMinimised ? 'md:justify-center md:px-0' : ''}`}>
        <Brand place="sidebar" isMinimised={isMinimised} />
        <span className={isMinimised ? 'md:sr-only' : ''}>{productName}</span>
        <FindButton place="bar" />
        <Burger isOpen={isOpen} />
      </div>
      <div id={panelId} className={`md:flex md:min-h-0 md:flex-1 md:flex-col md:overflow-y-auto ${isOpen ? '' : 'max-md:hidden'}`}>
        <FindButton place="line" isMinimised={isMinimised} />
        <Items isMinimised={isMinimised} />
      </div>
    </header>
  );
}

function Burger({ isOpen }: { isOpen: boolean }) {
  const burger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      closeMenu();
      burger.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
  return (
    <button
      ref={burger}
      type="button"
      className="icon-button min-h-10 min-w-10 md:hidden"
      aria-label={portalText.sidebar.menu}
      aria-expanded={isOpen}
      aria-controls={panelId}
      onClick={toggleMenu}
    >
      <Icon drawing={isOpen ? drawings.close : screenDrawings.menu} />
    </button>
  );
}

function Items({ isMinimised }: { isMinimised: boolean }) {
  const { items, end } = sidebarFor(useSession());
  const { providerName, providerUrl } = useConfig();
  const wordLook = isMinimised ? 'md:sr-only' : '';
  return (
    <>
      <nav aria-label={portalText.sidebar.main} className="md:flex md:flex-1 md:flex-col">
        <ul>
          {items.map((item) => (
            <Item key={item.path} item={item} isMinimised={isMinimised} />
          ))}
        </ul>
        {providerUrl !== '' && (
          <a
            className="sidebar-item py-1.5"
            href={providerUrl}
            target="_blank"
            rel="noopener noreferrer"
            title={isMinimised ? providerName : undefined}
          >
            <Icon drawing={screenDrawings.external} />
            <span className={wordLook}>{providerName}</span>
          </a>
        )}
        <Identity isMinimised={isMinimised} />
        <ul className={isMinimised ? 'md:mt-auto' : ''}>
          {end.map((item) => (
            <Item key={item.path} item={item} isMinimised={isMinimised} />
          ))}
        </ul>
      </nav>
      <button
        type="button"
        className="sidebar-item mb-2 max-md:hidden"
        aria-expanded={!isMinimised}
        title={isMinimised ? portalText.sidebar.widen : undefined}
        onClick={toggleMinimised}
      >
        <Icon drawing={isMinimised ? screenDrawings.expand : screenDrawings.collapse} />
        <span className={wordLook}>{isMinimised ? portalText.sidebar.widen : portalText.sidebar.minimise}</span>
      </button>
    </>
  );
}

function Item({ item: { title, path, drawing }, isMinimised }: { item: NavigationItem; isMinimised: boolean }) {
  return (
    <li>
      <Link to={path} activeOptions={{ includeSearch: false }} className="sidebar-item" title={isMinimised ? title : undefined}>
        <Icon drawing={drawing} />
        <span className={isMinimised ? 'md:sr-only' : ''}>{title}</span>
      </Link>
    </li>
  );
}

/** The visible way into the command box: a line of the sidebar, or an item of the bar on small screens. */
function FindButton({ place, isMinimised = false }: { place: 'line' | 'bar'; isMinimised?: boolean }) {
  const { find } = portalText.sidebar;
  if (place === 'bar')
    return (
      <button
        type="button"
        className="ms-auto inline-flex min-h-10 items-center gap-2 rounded-control border border-current px-3 text-small font-medium md:hidden"
        aria-keyshortcuts={boxKey.aria}
        onClick={openCommandBox}
      >
        <Icon drawing={screenDrawings.search} />
        {find}
      </button>
    );
  return (
    <button
      type="button"
      className="sidebar-item max-md:hidden"
      aria-keyshortcuts={boxKey.aria}
      title={isMinimised ? `${find} (${boxKey.shown})` : undefined}
      onClick={openCommandBox}
    >
      <Icon drawing={screenDrawings.search} />
      <span className={isMinimised ? 'sr-only' : 'flex-1 text-start'}>{find}</span>
      {!isMinimised && (
        <kbd aria-hidden="true" className="kbd">
          {boxKey.shown}
        </kbd>
      )}
    </button>
  );
}

/** Shows the user of this window and their organisation. */
function Identity({ isMinimised }: { isMinimised: boolean }) {
  const { userInfo, userId } = useSession();
  if (userInfo === null) return null;
  return (
    <div className={`flex flex-col px-5 py-3 text-small wrap-anywhere md:mt-auto ${isMinimised ? 'md:sr-only' : ''}`}>
      <span className="sr-only">{identityText.signedInAs} </span>
      <bdi className="font-medium text-sidebar-text">{userInfo.fullName}</bdi>
      <bdi className="text-sidebar-muted">{userInfo.organisation}</bdi>
      <span className="text-sidebar-muted">{identityText.account(userId)}</span>
    </div>
  );
}
