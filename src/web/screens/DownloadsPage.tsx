import { useEffect, useState } from 'react';
import { downloadGuide, guideFileName } from '../../shared/documents/documents.ts';
import { bits } from '../../shared/base/permissions.ts';
import { fetchFile } from '../api/download.ts';
import { choosePreferences, currentPreferences } from '../browser/preferences.ts';
import { DownloadsUnderWay } from '../documents/DownloadsUnderWay.tsx';
import { startDownload } from '../documents/running-downloads.ts';
import { usePermission } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as screenDrawings from '../ui/screen-drawings.ts';
import { Tabs, type Tab } from '../ui/Tabs.tsx';
import { DocumentTable } from '../documents/DocumentTable.tsx';
import { downloadsText as text } from '../documents/documents.text.ts';
import { visitsAfter } from '../documents/last-visit.ts';
import { Part } from '../ui/Part.tsx';

export function DownloadsPage() {
  const [documentsSeen] = useState(() => visitsAfter(currentPreferences().documentsSeen, new Date()));
  useEffect(() => choosePreferences({ documentsSeen }), [documentsSeen]);
  const seenAt = documentsSeen.before;
  const mayHaveGnrFiles = usePermission(bits.gnr_download);
  const mayHaveOwnDocuments = usePermission(bits.my_documents);
  const tabs: Tab[] = [
    { id: 'cic-list', title: text.cicList.title, content: <CicList seenAt={seenAt} /> },
    { id: 'product-documentation', title: text.product.title, content: <ProductDocumentation seenAt={seenAt} /> },
  ];
  if (mayHaveGnrFiles) tabs.push({ id: 'gnr-files', title: text.gnr.title, content: <GnrFiles seenAt={seenAt} /> });
  if (mayHaveOwnDocuments) tabs.push({ id: 'my-documents', title: text.own.title, content: <MyDocuments seenAt={seenAt} /> });
  return (
    <>
      <h1 className="sr-only">{text.title}</h1>
      <Tabs label={text.title} tabs={tabs} />
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
    <Part title={text.cicList.title} lead={text.cicList.lead}>
      <DocumentTable matter="cic-list/delta" id="delta" name={text.cicList.delta} emptyText={text.cicList.noDelta} seenAt={seenAt} />
      <DocumentTable
        matter="cic-list/snapshot"
        id="snapshot"
        name={text.cicList.snapshot}
        emptyText={text.cicList.noSnapshot}
        seenAt={seenAt}
      />
    </Part>
  );
}

function ProductDocumentation({ seenAt }: SeenAt) {
  const fetchGuide = () =>
    startDownload(guideFileName, text.product.guide, (options) =>
      fetchFile(downloadGuide, { query: { matter: 'product-documentation' } }, options),
    );
  return (
    <Part title={text.product.title} lead={text.product.lead}>
      <div>
        <Button onClick={fetchGuide}>
          <Icon drawing={screenDrawings.downloads} />
          {text.product.downloadGuide}
        </Button>
      </div>
      <DocumentTable
        matter="product-documentation"
        id="product-documents"
        name={text.product.table}
        emptyText={text.product.none}
        seenAt={seenAt}
      />
    </Part>
  );
}

function GnrFiles({ seenAt }: SeenAt) {
  return (
    <Part title={text.gnr.title} lead={text.gnr.lead}>
      <DocumentTable matter="gnr-files" id="range-files" name={text.gnr.table} emptyText={text.gnr.none} seenAt={seenAt} />
    </Part>
  );
}

function MyDocuments({ seenAt }: SeenAt) {
  return (
    <Part title={text.own.title} lead={text.own.lead}>
      <DocumentTable
        matter="my-documents/weekly-reports"
        id="weekly"
        name={text.own.weekly}
        emptyText={text.own.noWeekly}
        seenAt={seenAt}
      />
      <DocumentTable
        matter="my-documents/monthly-reports"
        id="monthly"
        name={text.own.monthly}
        emptyText={text.own.noMonthly}
        seenAt={seenAt}
      />
    </Part>
  );
}
