import { type FormEvent, useMemo, useState } from 'react';
import { countryList } from '../../shared/services/reference-data.ts';
import { type RangeBranch, rangeTree } from '../../shared/range-search/range-tree.ts';
import { explainProblem, readRangeDigits } from '../../shared/base/phone-number.ts';
import { issueTextOf } from '../../shared/base/schema-text.ts';
import { queryClient, replyOf, useReply } from '../api/queries.ts';
import { Button } from '../ui/Button.tsx';
import { shownCountry } from '../ui/country-names.ts';
import { Loaded } from '../api/Loaded.tsx';
import { useSearchParameter } from '../ui/search.ts';
import { TextField } from '../ui/TextField.tsx';
import { BranchFacts } from './BranchFacts.tsx';
import { RangeTree } from './RangeTree.tsx';
import { addressOfOpen, openOfAddress, seenItems, type Step, withOpened } from './tree-walk.ts';
import { rangeTreeText } from './range-search.text.tsx';
import { useQueries } from '@tanstack/react-query';

/** Shows the ranges digit by digit. The address holds the root and the open branches. */
export function TreeTab() {
  const [asked, setRoot] = useSearchParameter('at');
  const [opened, setOpened] = useSearchParameter('open');
  const root = /^\d{1,15}$/.test(asked ?? '') ? (asked ?? '') : '';
  const open = useMemo(() => openOfAddress(opened), [opened]);
  const { levels, error, retry } = useTreeLevels(useMemo(() => [...new Set([root, ...open])], [root, open]));
  const [chosen, setChosen] = useState('');
  const nameOf = useCountryName();
  const items = seenItems(levels, open, root);
  const present = items.find(({ branch }) => branch.prefix === chosen) ?? items[0];
  const step = (next: NonNullable<Step>) => {
    if ('goTo' in next) setChosen(next.goTo);
    else if ('open' in next) setOpened(addressOfOpen(withOpened(open, next.open)));
    else setOpened(addressOfOpen([...open].filter((prefix) => prefix !== next.close)));
  };
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <h2 className="sr-only">{rangeTreeText.name}</h2>
      <RootForm key={root} root={root} onShow={(digits) => setRoot(digits || null, { push: true })} />
      <Loaded reply={{ data: levels.get(root), error, refetch: retry }}>
        {() => items.length === 0 && <p className="card">{rangeTreeText.nothing}</p>}
      </Loaded>
      {present && (
        <div className="grid min-w-0 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="card min-w-0 p-2!">
            <RangeTree items={items} present={present.branch.prefix} nameOf={nameOf} onStep={step} />
          </div>
          <BranchFacts branch={present.branch} nameOf={nameOf} />
        </div>
      )}
    </div>
  );
}

function RootForm({ root, onShow }: { root: string; onShow: (digits: string) => void }) {
  const [typed, setTyped] = useState(root);
  const [error, setError] = useState<string>();
  const show = (event: FormEvent) => {
    event.preventDefault();
    const read = typed.trim() === '' ? { digits: '' } : readRangeDigits(typed);
    setError('digits' in read ? undefined : issueTextOf(explainProblem(read)));
    if ('digits' in read) onShow(read.digits);
  };
  return (
    <form noValidate onSubmit={show} className="card flex flex-col gap-3">
      <div className="max-w-sm">
        <TextField
          label={rangeTreeText.begin}
          name="root"
          helper={rangeTreeText.beginHelp}
          value={typed}
          onChange={setTyped}
          error={error}
          inputMode="tel"
          autoComplete="off"
          mono
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit">{rangeTreeText.show}</Button>
        <span className="text-small text-text-2">{rangeTreeText.help}</span>
      </div>
    </form>
  );
}

/** Returns a reader of country names; gives the code until they are loaded. */
function useCountryName(): (country: RangeBranch['countries'][number]) => string {
  const { data } = useReply(countryList, {}, { staleTime: Infinity });
  const names = useMemo(() => new Map(data?.elements.map(({ name, isoAlpha2 }) => [isoAlpha2, shownCountry(isoAlpha2, name)])), [data]);
  return (country) => (country === '001' ? rangeTreeText.globalService : (names.get(country) ?? country));
}

const freshMs = 5 * 60_000;

/** Returns the loaded levels below these prefixes, and the first failure. */
function useTreeLevels(prefixes: readonly string[]) {
  const replies = useQueries(
    {
      queries: prefixes.map((prefix) => replyOf(rangeTree, { query: { prefix } }, { staleTime: freshMs })),
    },
    queryClient,
  );
  const levels = new Map<string, readonly RangeBranch[]>();
  for (const { data } of replies) if (data) levels.set(data.response.prefix, data.response.branches);
  const failed = replies.find(({ error }) => error !== null);
  return {
    levels,
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
  };
}
