/** `drawing` is one of `drawings.ts`, `screen-drawings.ts` or `state-drawings.ts`. Hidden from screen readers unless it has a label of its own. It grows with the text. */
export function Icon({ drawing, label }: { drawing: string; label?: string }) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className="size-4 shrink-0"
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
