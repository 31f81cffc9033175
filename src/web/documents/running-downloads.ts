/** Running downloads. They belong to the session, not to a screen: a user who moves on meanwhile still gets the file. */
import { createStore } from '../browser/store.ts';
import { announce } from '../ui/Announcer.tsx';
import type { FetchedFile, fetchFile } from '../api/download.ts';
import { saveFile } from '../browser/save-file.ts';
import { failureContent, reportFailure } from '../api/report-failure.ts';
import { downloadsUnderWayText } from './documents.text.ts';
import { onSessionEnd } from '../session/session.ts';

const { said } = downloadsUnderWayText;

/** The call that fetches the bytes: `downloadFile` or `downloadGuide`, with the document's name. */
type Fetch = (options: NonNullable<Parameters<typeof fetchFile>[2]>) => Promise<FetchedFile>;

export interface Download {
  readonly id: string;
  readonly title: string;
  readonly bytes: number;
  /** Number of bytes in total; undefined until the first ones came. */
  readonly of: number | undefined;
  /** The reason why it failed; null while it runs. */
  readonly failure: string | Record<string, string> | null;
  readonly cancel: () => void;
  readonly again: () => void;
}

const downloads = createStore<readonly Download[]>([]);

export function useDownloads(): readonly Download[] {
  return downloads.useValue();
}

/** Fetches a document and hands it to the browser. The same one is not fetched twice at once. */
export function startDownload(id: string, title: string, fetch: Fetch): void {
  if (downloads.get().some((download) => download.id === id && download.failure === null)) return;
  const abort = new AbortController();
  const cancel = () => {
    abort.abort();
    remove(id);
    announce(said.cancelled(title));
  };
  const again = () => startDownload(id, title, fetch);
  downloads.set([
    ...downloads.get().filter((download) => download.id !== id),
    { id, title, bytes: 0, of: undefined, failure: null, cancel, again },
  ]);
  announce(said.started(title));
  void run({ id, title, fetch, signal: abort.signal });
}

/** Takes a failed download off the list. */
export function dismissDownload(id: string): void {
  remove(id);
}

async function run({ id, title, fetch, signal }: { id: string; title: string; fetch: Fetch; signal: AbortSignal }): Promise<void> {
  try {
    saveFile(await fetch({ signal, onProgress: (bytes, of) => update(id, { bytes, of }) }));
    remove(id);
    announce(said.finished(title));
  } catch (error) {
    // A cancelled download may have been started again by now.
    if (signal.aborted) return;
    reportFailure('Download', error);
    update(id, { failure: failureContent(error) });
  }
}

onSessionEnd(() => {
  for (const { failure, cancel, id } of downloads.get()) {
    if (failure === null) cancel();
    else remove(id);
  }
});

function update(id: string, part: Partial<Download>): void {
  downloads.set(downloads.get().map((download) => (download.id === id ? { ...download, ...part } : download)));
}

function remove(id: string): void {
  downloads.set(downloads.get().filter((download) => download.id !== id));
}
