import { Spinner } from './Spinner.tsx';

/** Covers the window while the session itself is being loaded. */
export function LoadingOverlay() {
  return (
    <div className="fixed inset-0 z-50 flex items-center justify-center bg-canvas" aria-busy="true">
      <Spinner />
    </div>
  );
}
