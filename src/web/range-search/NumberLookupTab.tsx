import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import { numberLookup } from '../../shared/range-search/range-search.ts';
import { typedNumber } from '../../shared/base/phone-number.ts';
import { numbersWanted } from '../../shared/base/numbers-wanted.ts';
import { MissingPermission } from '../account/MissingPermission.tsx';
import { here, history } from '../browser/history.ts';
import { receiptOf } from '../api/call.ts';
import { queryClient, useSend } from '../api/queries.ts';
import { useField } from '../api/use-contract-form.ts';
import { failureContent } from '../api/report-failure.ts';
import { noteNumber } from '../command-box/recent-numbers.ts';
import { recordedAnswer, type Evidence } from '../tickets/evidence.ts';
import { ReportAnswer } from '../tickets/ReportAnswer.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { LegendLink } from '../ui/LegendLink.tsx';
import { readTypedNumber } from '../ui/reading-help.ts';
import { useChangeSearch } from '../ui/search.ts';
import { JsonView } from './JsonView.tsx';
import { lookupSentence } from './lookup-sentence.ts';
import { MatchedRange } from './MatchedRange.tsx';
import { gnrFragment, readGnrFragment } from './range-query.ts';
import { gnrSearchText, numberLookupText } from './range-search.text.tsx';

const resolver = zodResolver(z.object({ phonenumber: typedNumber(readTypedNumber, numbersWanted.required) }));

/** Returns the stored answer, so that going back to the address shows it again. */
const keptReply = (number: string | undefined) => queryClient.getQueryData<ReplyOf<typeof numberLookup>>(['number lookup', number]);

export function NumberLookupTab() {
  const [kept] = useState(() => keptReply(readGnrFragment(here().hash).number));
  const {
    mutate,
    data = kept,
    isPending,
    error,
  } = useSend(numberLookup, {
    onSuccess: (reply, { query }) => queryClient.setQueryData(['number lookup', query.phonenumber], reply),
  });
  const { control, handleSubmit, setValue, setFocus } = useForm({
    resolver,
    defaultValues: { phonenumber: readGnrFragment(here().hash).number ?? '' },
  });
  const field = useField(control, 'phonenumber');
  const change = useChangeSearch();
  const followed = useRef<string>(undefined);
  useEffect(() => {
    const follow = () => {
      const { number } = readGnrFragment(here().hash);
      // The other tab has its own fragments; returning from it keeps the input here.
      if (number === undefined || number === followed.current) return;
      followed.current = number;
      setValue('phonenumber', number);
      setFocus('phonenumber');
    };
    follow();
    return history.subscribe(follow);
  }, [setValue, setFocus]);
  const look = (query: { phonenumber: string }) => {
    followed.current = query.phonenumber;
    noteNumber(query.phonenumber);
    change((now) => now, { hash: gnrFragment({ number: query.phonenumber }).slice(1) });
    mutate({ query });
  };
  const row = data?.response;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <h2 className="sr-only">{gnrSearchText.numberLookup}</h2>
      <form className="card flex flex-col gap-4" noValidate onSubmit={(event) => void handleSubmit(look)(event)}>
        <NumberField
          {...field}
          label={numberLookupText.number}
          helper={numberLookupText.help}
          verb={numberLookupText.willLookUp}
          batchHint={<MissingPermission needs={['test_and_diagnostics', 'batch_query']} purpose="batch" />}
        />
        <div>
          <Button type="submit" isLoading={isPending}>
            {numberLookupText.submit}
          </Button>
        </div>
      </form>
      {error !== null && <ErrorList errors={failureContent(error)} />}
      {isPending && !row && <Skeleton />}
      {row && error === null && (
        <div className={`flex min-w-0 flex-col gap-4 ${isPending ? 'opacity-60' : ''}`}>
          <p className="mono text-display font-medium wrap-anywhere max-sm:text-[1.375rem]">
            <MatchedRange range={row.tel} digits={row.range} />
          </p>
          <p className="text-h3 font-semibold wrap-anywhere">{lookupSentence(row)}</p>
          <JsonView name={numberLookupText.response} fileName={`number-lookup-${row.tel}.json`} value={row} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <ReportAnswer evidence={() => lookupEvidence(data)} />
            <LegendLink />
          </div>
        </div>
      )}
      <output className="sr-only">{row && !isPending ? lookupSentence(row) : ''}</output>
    </div>
  );
}

/** Builds the evidence of a lookup. A row of the ranges has neither a reason code nor a version of its own. */
function lookupEvidence(reply: ReplyOf<typeof numberLookup>): Evidence {
  const { response } = reply;
  const link = `/gnr-search?tab=number-lookup${gnrFragment({ number: response.tel })}`;
  return { number: response.tel, service: 'Number Lookup', answer: recordedAnswer(response), link, ...receiptOf(reply) };
}
