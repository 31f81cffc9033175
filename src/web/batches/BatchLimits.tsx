import { useLimits } from './use-limits.ts';
import { batchQueryText } from './batch-query.text.ts';

/** Shows the organisation's remaining batch quota. Shows nothing until it is known: it only saves users a refusal. */
export function BatchLimits() {
  const data = useLimits();
  if (!data) return null;
  const left = ({ used, max }: { used: number; max: number }) => Math.max(0, Math.floor(max - used));
  return (
    <p className="text-small text-text-2">
      {batchQueryText.left({ today: left(data.today), open: left(data.open), megabytes: left(data.megabytes) })}
    </p>
  );
}
