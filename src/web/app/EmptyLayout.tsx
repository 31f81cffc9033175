import type { ReactNode } from 'react';
import { usePathname } from '../browser/history.ts';
import { Main } from './Main.tsx';

/** No chrome at all. */
export function EmptyLayout({ children }: { children: ReactNode }) {
  return (
    <Main place={usePathname()} className="p-4">
      {children}
    </Main>
  );
}
