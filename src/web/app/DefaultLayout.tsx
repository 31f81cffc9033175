import { Suspense, type ReactNode } from 'react';
import { useFollowedBatches } from '../batches/followed-batches.ts';
import { codeChunk } from '../browser/code-chunk.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Footer } from './Footer.tsx';
import { Main, SkipLink } from './Main.tsx';
import { useMenu } from './menu.ts';
import { SessionWarning } from './SessionWarning.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SupportBar } from './SupportBar.tsx';

/** Batch news, needed only after the user has sent a batch. */
const batchWatch = codeChunk(() => import('./BatchWatch.tsx').then((part) => part.BatchWatch));

/** Draws the frame of a screen. `place` is the path of the drawn screen, which lags behind the address while its code loads. */
export function DefaultLayout({ place, children }: { place: string; children: ReactNode }) {
  const { isMinimised } = useMenu();
  const followed = useFollowedBatches();
  return (
    <div
      className={`flex min-h-dvh flex-col md:grid print:block ${isMinimised ? 'md:grid-cols-[56px_minmax(0,1fr)]' : 'md:grid-cols-[216px_minmax(0,1fr)]'}`}
    >
      <SkipLink />
      <Sidebar />
      <div className="flex min-w-0 flex-1 flex-col md:min-h-dvh">
        <Main place={place} className="min-w-0 flex-1 px-4 pt-4 pb-12 md:px-8 md:pt-6">
          <Suspense fallback={<Skeleton />}>
            <div key={place} className="fade-up max-w-320">
              {children}
            </div>
          </Suspense>
        </Main>
        <Footer />
        <div style={{ height: 'var(--bottom-bar)' }} />
      </div>
      <SupportBar />
      {followed.size > 0 && (
        <Suspense>
          <batchWatch.Component />
        </Suspense>
      )}
      <SessionWarning />
    </div>
  );
}
