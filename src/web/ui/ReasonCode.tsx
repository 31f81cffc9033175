/** A reason code with what it means. `descriptions` come from the reason codes call; without one the code stands alone. */
export function ReasonCode({ rc, descriptions }: { rc: number; descriptions: ReadonlyMap<number, string> }) {
  const description = descriptions.get(rc);
  return (
    <span className="inline-flex items-baseline gap-2">
      <span className="mono">{rc}</span>
      {description && <span className="text-text-2">{description}</span>}
    </span>
  );
}
