import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { fileSize } from '../ui/file-size.ts';
import { downloadsUnderWayText as text } from './documents.text.ts';
import { dismissDownload, type Download, useDownloads } from './running-downloads.ts';

/** The progress of downloads, at the lower edge of the window, so that no table moves. A quick one is over before it is drawn. */
export function DownloadsUnderWay() {
  const downloads = useDownloads();
  if (downloads.length === 0) return null;
  return (
    <section aria-label={text.name} className="sticky bottom-4 z-20 mt-6 flex flex-col gap-2 print:hidden">
      {downloads.map((download) => (
        <div key={download.id} className="flex min-w-0 flex-col gap-2 rounded-card border border-border bg-surface p-3 shadow-float">
          {download.failure === null ? <Progress download={download} /> : <Failure download={download} failure={download.failure} />}
        </div>
      ))}
    </section>
  );
}

function Progress({ download: { title, bytes, of, cancel } }: { download: Download }) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
      <span className="min-w-0 flex-1 basis-60 font-medium wrap-anywhere">{title}</span>
      <progress className="progress min-w-32 flex-1" aria-label={text.of(title)} value={of === undefined ? undefined : bytes} max={of} />
      <span className="mono text-small text-text-2">{of === undefined ? fileSize(bytes) : text.bytes(fileSize(bytes), fileSize(of))}</span>
      <Button variant="secondary" size="small" onClick={cancel}>
        {text.cancel}
        <span className="sr-only">{text.cancelOf(title)}</span>
      </Button>
    </div>
  );
}

function Failure({ download: { id, title, again }, failure }: { download: Download; failure: string | Record<string, string> }) {
  return (
    <>
      <p className="font-medium wrap-anywhere">{text.failed(title)}</p>
      <ErrorList takesFocus={false} errors={failure} />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={again}>
          {text.again}
          <span className="sr-only">{text.buttonOf(title)}</span>
        </Button>
        <Button variant="quiet" size="small" onClick={() => dismissDownload(id)}>
          {text.close}
          <span className="sr-only">{text.buttonOf(title)}</span>
        </Button>
      </div>
    </>
  );
}
