import type { ReactNode } from 'react';
import { useConfig } from '../api/public-config.ts';
import { Brand } from './Brand.tsx';
import { Footer } from './Footer.tsx';
import { Main, SkipLink } from './Main.tsx';

/** Logo and a card. */
export function AuthLayout({ place, children }: { place: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col text-large">
      <SkipLink />
      <header className="flex items-center justify-center gap-3 px-4 pt-12 pb-6 text-h1 font-semibold md:pt-20">
        <Brand place="page" />
        {useConfig().productName}
      </header>
      <Main place={place} className="flex flex-1 flex-col items-center px-4">
        <div key={place} className="card fade-up w-full max-w-105 sm:p-8">
          {children}
        </div>
      </Main>
      <Footer />
    </div>
  );
}
