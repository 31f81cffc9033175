import { Code } from '../ui/Code.tsx';

/** A text in which names of fields and headers stand between backticks. */
export function Said({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- a part is its place
    index % 2 === 1 ? <Code key={index}>{part}</Code> : part,
  );
}
