import { failureContent } from '../api/report-failure.ts';
import { Button } from './Button.tsx';
import { ErrorList } from './ErrorList.tsx';

/** A list that could not be loaded: why, and another try. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <ErrorList takesFocus={false} errors={failureContent(error)} />
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
