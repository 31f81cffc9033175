import { currentConfig } from '../api/public-config.ts';
import { batchResults, downloadJoinedBatch } from '../../shared/batches/batches.ts';
import { fetchFile } from '../api/download.ts';
import { useReply } from '../api/queries.ts';
import { reportFailure } from '../api/report-failure.ts';
import { saveFile } from '../browser/save-file.ts';
import { isUnderWay } from '../batches/batch-progress.ts';
import { Button } from '../ui/Button.tsx';
import { ScreenLink } from '../ui/ScreenLink.tsx';
import { homeBatches } from './home-batches.ts';
import { Loaded } from '../api/Loaded.tsx';
import { HomeSection, Lines } from './HomeSection.tsx';
import { homeText } from './home.text.tsx';

const text = homeText.batches;
const pollIntervalMs = 5_000;

/** The running batches, and the last finished ones with their files. */
export function BatchesPart() {
  const reply = useReply(
    batchResults,
    {},
    {
      background: true,
      isHelp: true,
      refetchInterval: ({ state: { data, status } }) =>
        status === 'success' && data?.message.some((row) => isUnderWay(row.status)) ? pollIntervalMs : false,
    },
  );
  return (
    <HomeSection
      title={text.title}
      more={
        <ScreenLink to="/testing" search={{ tab: 'batch-results' }} className="link">
          {text.link}
        </ScreenLink>
      }
    >
      <Loaded reply={reply}>{({ message }) => <BatchLines batches={homeBatches(message)} />}</Loaded>
    </HomeSection>
  );
}

type Listed = ReturnType<typeof homeBatches>;

function BatchLines({ batches: { running, finished } }: { batches: Listed }) {
  const batches = [...running, ...finished];
  if (batches.length === 0) return <p className="text-text-2">{text.empty(currentConfig().batchesKeptDays)}</p>;
  return <Lines items={batches.map((batch) => ({ key: batch.id, content: <Batch batch={batch} /> }))} />;
}

function Batch({ batch }: { batch: Listed['running'][number] }) {
  const { id, name, hasFile } = batch;
  return (
    <>
      <ScreenLink to="/testing/batch/$id" params={{ id }} className="link min-h-6 min-w-0">
        {name}
      </ScreenLink>
      <span className="flex flex-wrap items-center gap-x-3 text-small text-text-2">
        {stateOf(batch)}
        {hasFile && (
          <Button variant="secondary" size="small" aria-label={text.fileOf(name)} onClick={() => download(id)}>
            {text.file}
          </Button>
        )}
      </span>
    </>
  );
}

function stateOf({ state, progress, answered, failed }: Listed['running'][number]): string {
  if (state === 'queued') return text.queued;
  if (state === 'running') return text.percent(progress);
  if (state === 'failed' || state === 'cancelled') return text[state];
  return text.counts(answered, failed);
}

function download(id: string): void {
  fetchFile(downloadJoinedBatch, { query: { id, format: 'csv', first: 'verdict' } }).then(saveFile, (failure: unknown) =>
    reportFailure(downloadJoinedBatch.operation, failure),
  );
}
