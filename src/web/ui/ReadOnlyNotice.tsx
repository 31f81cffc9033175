import { Alert } from './Alert.tsx';
import { partsText } from './parts.text.ts';

/** Why nothing can be changed in a support view. */
export const supportViewReason = partsText.looksOnly;

/** Why a form, or its permissions, cannot be changed: said once, above it. What is disabled refers to it by `id`. */
export function ReadOnlyNotice({ id, reason }: { id: string; reason: string }) {
  return (
    <Alert tone="info">
      <p id={id}>{reason}</p>
    </Alert>
  );
}
