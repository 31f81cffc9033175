import { Icon } from './Icon.tsx';

interface StateTagProps {
  drawing: string;
  word: string;
  /** Classes of colours. */
  look: string;
}

/** Shows a state by drawing, word and colour, never by colour alone. */
export function StateTag({ drawing, word, look }: StateTagProps) {
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-tag border px-1.5 font-medium whitespace-nowrap ${look}`}>
      <Icon drawing={drawing} />
      {word}
    </span>
  );
}
