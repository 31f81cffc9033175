import { Alert } from './Alert.tsx';
import { partsText } from './parts.text.ts';

/** Reason why a support view is read-only. */
export const supportViewReason = partsText.looksOnly;

/** Gives the reason why a form or its permissions are read-only, once, above it. Disabled controls refer to it by `id`. */
export function ReadOnlyNotice({ id, reason }: { id: string; reason: string }) {
  return (
    <Alert tone="info">
      <p id={id}>{reason}</p>
    </Alert>
  );
}
