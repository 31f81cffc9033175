import { Tabs, type Tab } from '../ui/Tabs.tsx';
import { watchText as text } from '../watch/watch.text.ts';
import { WatchChangesTab } from '../watch/WatchChangesTab.tsx';
import { WatchListTab } from '../watch/WatchListTab.tsx';

const tabs: readonly Tab[] = [
  { id: 'watched', title: text.list.tab, content: <WatchListTab /> },
  { id: 'changes', title: text.changes.tab, content: <WatchChangesTab /> },
];

export function WatchPage() {
  return (
    <>
      <h1 className="sr-only">{text.title}</h1>
      <Tabs label={text.title} tabs={tabs} />
    </>
  );
}
