/** Operators by a part of their name: the only entries that are requested while the user types, as in the range search. */
import { useEffect, useMemo, useState } from 'react';
import { operatorSearch } from '../../shared/range-search/range-search.ts';
import { operatorNameMaxLength } from '../../shared/base/limits.ts';
import { bits } from '../../shared/base/permissions.ts';
import { useReply } from '../api/queries.ts';
import { usePermission } from '../session/session.ts';
import { commandBoxText } from './command-box.text.ts';
import { mostEntries, type Entry } from './entry.ts';
import { rangesAddress } from './number-entries.ts';

const settlesMs = 150;
const fewestLetters = 2;

/** None while those of the text are not there. */
export function useOperatorEntries(typed: string): readonly Entry[] {
  const text = typed.trim();
  const isName = text.length >= fewestLetters && text.length <= operatorNameMaxLength && /\p{L}/u.test(text);
  const settled = useSettledText(text);
  const { data } = useReply(
    operatorSearch,
    { query: { operator: settled } },
    { enabled: usePermission(bits.gnr_search) && isName && settled === text, staleTime: 60_000, isHelp: true },
  );
  return useMemo(() => {
    if (data === undefined || settled !== text || !isName) return [];
    return data.response.elements.slice(0, mostEntries).map(({ spName, ranges }) => ({
      id: `operator ${spName}`,
      title: spName,
      detail: commandBoxText.ranges.count(ranges),
      act: { go: rangesAddress({ operator: spName }) },
    }));
  }, [data, settled, text, isName]);
}

function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settlesMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
