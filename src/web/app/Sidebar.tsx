import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useConfig } from '../api/public-config.ts';
import { sidebarFor, type NavigationItem } from '../navigation/menu-items.ts';
import { useSession } from '../session/session.ts';
import { Icon } from '../ui/Icon.tsx';
import * as drawings from '../ui/drawings.ts';
import * as screenDrawings from '../ui/screen-drawings.ts';
import { Brand } from './Brand.tsx';
import { FindButton } from './FindButton.tsx';
import { Identity } from './Identity.tsx';
import { closeMenu, toggleMenu, toggleMinimised, useMenu } from './menu.ts';
import { portalText } from './portal.text.ts';

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
