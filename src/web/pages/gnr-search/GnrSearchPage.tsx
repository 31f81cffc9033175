import { Tabs, type Tab } from '../../ui/Tabs.tsx';
import { ChangesTab } from './ChangesTab.tsx';
import { NumberLookupTab } from './NumberLookupTab.tsx';
import { RangeSearchTab } from './RangeSearchTab.tsx';
import { TreeTab } from './TreeTab.tsx';

const tabs: readonly Tab[] = [
  { id: 'range-search', title: 'Range Search', content: <RangeSearchTab /> },
  { id: 'number-lookup', title: 'Number Lookup', content: <NumberLookupTab /> },
  { id: 'what-changed', title: 'What changed', content: <ChangesTab /> },
  { id: 'range-tree', title: 'Range tree', content: <TreeTab /> },
];

export function GnrSearchPage() {
  return (
    <>
      <h1 className="sr-only">GNR Search</h1>
      <Tabs label="GNR Search" tabs={tabs} />
    </>
  );
}
