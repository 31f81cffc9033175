import { useEffect, useState, type ReactNode } from 'react';
import { downloadGuide, guideFileName } from '../../../shared/api/downloads.ts';
import { bits } from '../../../shared/permissions.ts';
import { fetchFile } from '../../api/download.ts';
import { choosePreferences, currentPreferences } from '../../browser/preferences.ts';
import { DownloadsUnderWay } from '../../features/downloads/DownloadsUnderWay.tsx';
import { startDownload } from '../../features/downloads/running-downloads.ts';
import { usePermission } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tabs, type Tab } from '../../ui/Tabs.tsx';
import { DocumentTable } from './DocumentTable.tsx';
import { visitsAfter } from './last-visit.ts';

export function DownloadsPage() {
  const [documentsSeen] = useState(() => visitsAfter(currentPreferences().documentsSeen, new Date()));
  useEffect(() => choosePreferences({ documentsSeen }), [documentsSeen]);
  const seenAt = documentsSeen.before;
  const mayHaveGnrFiles = usePermission(bits.gnr_download);
  const mayHaveOwnDocuments = usePermission(bits.my_documents);
  const tabs: Tab[] = [
    { id: 'cic-list', title: 'CIC List', content: <CicList seenAt={seenAt} /> },
    { id: 'product-documentation', title: 'Product Documentation', content: <ProductDocumentation seenAt={seenAt} /> },
  ];
  if (mayHaveGnrFiles) tabs.push({ id: 'gnr-files', title: 'GNR Files', content: <GnrFiles seenAt={seenAt} /> });
  if (mayHaveOwnDocuments) tabs.push({ id: 'my-documents', title: 'My Documents', content: <MyDocuments seenAt={seenAt} /> });
  return (
    <>
      <h1 className="sr-only">Downloads</h1>
      <Tabs label="Downloads" tabs={tabs} />
      <DownloadsUnderWay />
    </>
  );
}

interface SeenAt {
  /** The end of the last visit. */
  seenAt: string | null;
}

function CicList({ seenAt }: SeenAt) {
  return (
    <DocumentsOf
      title="CIC List"
      text="Which carrier a cic stands for. A snapshot holds every carrier, a delta what changed since the snapshot before."
    >
      <DocumentTable matter="cic-list/delta" name="Delta" emptyText="No changes have been published yet" seenAt={seenAt} />
      <DocumentTable matter="cic-list/snapshot" name="Snapshot" emptyText="No snapshot has been published yet" seenAt={seenAt} />
    </DocumentsOf>
  );
}

function ProductDocumentation({ seenAt }: SeenAt) {
  const fetchGuide = () =>
    startDownload(guideFileName, `Product guide (PDF)`, (options) =>
      fetchFile(downloadGuide, { query: { matter: 'product-documentation' } }, options),
    );
  return (
    <DocumentsOf title="Product Documentation" text="What the services answer, in a guide to read and in files for programs.">
      <div>
        <Button onClick={fetchGuide}>
          <Icon name="downloads" />
          Download the product guide (PDF)
        </Button>
      </div>
      <DocumentTable
        matter="product-documentation"
        name="Product documents"
        emptyText="No product documents have been published yet"
        seenAt={seenAt}
      />
    </DocumentsOf>
  );
}

function GnrFiles({ seenAt }: SeenAt) {
  return (
    <DocumentsOf
      title="GNR Files"
      text="Every number range with its 15 columns, as one file and by the zones of the world's numbering plan."
    >
      <DocumentTable matter="gnr-files" name="Range files" emptyText="No GNR Files have been published yet" seenAt={seenAt} />
    </DocumentsOf>
  );
}

function MyDocuments({ seenAt }: SeenAt) {
  return (
    <DocumentsOf
      title="My Documents"
      text="What your organisation asked, week by week (Monday to Sunday) and month by month. Days are UTC."
    >
      <DocumentTable
        matter="my-documents/weekly-reports"
        name="Weekly"
        emptyText="No weekly reports yet: one is made after each week in which your organisation queried numbers"
        seenAt={seenAt}
      />
      <DocumentTable
        matter="my-documents/monthly-reports"
        name="Monthly"
        emptyText="No monthly reports yet: one is made after each month in which your organisation queried numbers"
        seenAt={seenAt}
      />
    </DocumentsOf>
  );
}

function DocumentsOf({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <div>
        <h2 className="text-h2 font-semibold">{title}</h2>
        <p className="text-text-2">{text}</p>
      </div>
      {children}
    </div>
  );
}
