/** `drawing` is one of `drawings.ts` or `screen-drawings.ts`. Hidden from screen readers unless it has a label of its own. */
export function Icon({ drawing, label }: { drawing: string; label?: string }) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className="shrink-0"
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...meaning}
    >
      <path d={drawing} />
    </svg>
  );
}
