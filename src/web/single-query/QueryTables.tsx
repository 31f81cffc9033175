import { useState } from 'react';
import { choosePreferences, usePreferences, type StoredPreferences } from '../browser/preferences.ts';
import { Fold } from '../ui/Fold.tsx';
import { AnswerMatrix } from './AnswerMatrix.tsx';
import { answeredIn, type QueryResults } from './query-results.ts';
import { singleQueryText } from './single-query.text.ts';
import { ServiceResults } from './ServiceResults.tsx';

type TableName = NonNullable<StoredPreferences['queryTables']>[number];

interface QueryTablesProps {
  query: QueryResults;
  reasons: ReadonlyMap<number, string>;
  /** True if the verdict is one line: every service agrees, so both tables start folded. */
  isOneLine: boolean;
}

/** Shows each service's answer below the verdict: folded, unless the user opened it last time. */
export function QueryTables({ query, reasons, isOneLine }: QueryTablesProps) {
  const liked = usePreferences().queryTables ?? [];
  const [opened, setOpened] = useState<readonly TableName[]>([]);
  const open = isOneLine ? opened : liked;
  const foldOf = (name: TableName) => ({
    isOpen: open.includes(name),
    onToggle: (isOpen: boolean) => {
      const next = [...open.filter((other) => other !== name), ...(isOpen ? [name] : [])];
      setOpened(next);
      if (!isOneLine) choosePreferences({ queryTables: next });
    },
  });
  const answers = answeredIn(query.results);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Fold title={singleQueryText.answers.title} {...foldOf('answers')}>
        <ServiceResults query={query} reasons={reasons} />
      </Fold>
      <Fold title={singleQueryText.fields.title} {...foldOf('fields')}>
        {answers.length === 0 ? (
          <p className="text-small text-text-2">{singleQueryText.fields.noAnswer}</p>
        ) : (
          <AnswerMatrix answers={answers} />
        )}
      </Fold>
    </div>
  );
}
