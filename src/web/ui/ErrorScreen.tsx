import { Button } from './Button.tsx';
import { Code } from './Code.tsx';
import { controlsText } from './controls.text.tsx';

interface ErrorScreenProps {
  message: string;
  /** The id under which the server logged the call that failed, where it was one. */
  requestId: string | null;
  onRetry: () => void;
}

/** A whole screen that could not be shown: what happened, another try, and the request id for support. */
export function ErrorScreen({ message, requestId, onRetry }: ErrorScreenProps) {
  return (
    <div className="mx-auto flex max-w-120 flex-col items-start gap-4 px-4 py-16" role="alert">
      <h1 className="text-h1 font-semibold">{controlsText.failedScreen.title}</h1>
      <p className="wrap-anywhere text-text-2">{message}</p>
      <p>{controlsText.failedScreen.what}</p>
      {requestId !== null && (
        <p className="text-text-2">
          {controlsText.failedScreen.request(
            // One click selects it; a button that copies would weigh on the sign-in screen.
            <span className="select-all">
              <Code>{requestId}</Code>
            </span>,
          )}
        </p>
      )}
      <Button onClick={onRetry}>{controlsText.tryAgain}</Button>
    </div>
  );
}
