import { Button } from './Button.tsx';
import { ErrorList } from './ErrorList.tsx';
import { controlsText } from './controls.text.tsx';

interface LoadFailureProps {
  errors: string | Record<string, string>;
  onRetry: () => void;
}

/** A list that could not be loaded: why, and another try. */
export function LoadFailure({ errors, onRetry }: LoadFailureProps) {
  return (
    <div className="flex flex-col items-start gap-3">
      <ErrorList takesFocus={false} errors={errors} />
      <Button variant="secondary" onClick={onRetry}>
        {controlsText.tryAgain}
      </Button>
    </div>
  );
}
