import { Alert } from './Alert.tsx';

/** Why a form, or its permissions, cannot be changed: said once, above it. What is disabled refers to it by `id`. */
export function ReadOnlyNotice({ id, reason }: { id: string; reason: string }) {
  return (
    <Alert tone="info">
      <p id={id}>{reason}</p>
    </Alert>
  );
}
