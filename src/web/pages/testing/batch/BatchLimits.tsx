import { useLimits } from './use-limits.ts';

/** What the organisation may still send. Nothing until that is known: it only spares people a refusal. */
export function BatchLimits() {
  const data = useLimits();
  if (!data) return null;
  const left = ({ used, max }: { used: number; max: number }) => Math.max(0, Math.floor(max - used)).toLocaleString('en');
  return (
    <p className="text-small text-text-2">
      Left for your organisation: {left(data.today)} batches today, {left(data.open)} at once, {left(data.megabytes)} MB.
    </p>
  );
}
