import { Suspense, useState } from 'react';
import { codeChunk } from '../browser/code-chunk.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Fold } from '../ui/Fold.tsx';
import { wireText } from './decoder.text.tsx';
import type { AnsweredService } from './WireForms.tsx';

/** Comes with the first answer that is opened. */
const forms = codeChunk<{ answers: readonly AnsweredService[] }>(() => import('./WireForms.tsx').then((part) => part.WireForms));

/** Each answer as the provider's customers receive it in call processing; nothing until there is an answer. */
export function WireView({ answers }: { answers: readonly AnsweredService[] }) {
  const [isOpen, setOpen] = useState(false);
  if (answers.length === 0) return null;
  return (
    <Fold title={wireText.view.title} about={wireText.view.about} isOpen={isOpen} onToggle={setOpen} isPrinted={false}>
      <Suspense fallback={<Skeleton />}>
        <forms.Component answers={answers} />
      </Suspense>
    </Fold>
  );
}
