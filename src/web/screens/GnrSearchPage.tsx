import { Tabs, type Tab } from '../ui/Tabs.tsx';
import { ChangesTab } from '../range-search/ChangesTab.tsx';
import { NumberLookupTab } from '../range-search/NumberLookupTab.tsx';
import { RangeSearchTab } from '../range-search/RangeSearchTab.tsx';
import { TreeTab } from '../range-search/TreeTab.tsx';
import { gnrSearchText } from '../range-search/range-search.text.tsx';

const tabs: readonly Tab[] = [
  { id: 'range-search', title: gnrSearchText.rangeSearch, content: <RangeSearchTab /> },
  { id: 'number-lookup', title: gnrSearchText.numberLookup, content: <NumberLookupTab /> },
  { id: 'what-changed', title: gnrSearchText.whatChanged, content: <ChangesTab /> },
  { id: 'range-tree', title: gnrSearchText.rangeTree, content: <TreeTab /> },
];

export function GnrSearchPage() {
  return (
    <>
      <h1 className="sr-only">{gnrSearchText.title}</h1>
      <Tabs label={gnrSearchText.title} tabs={tabs} />
    </>
  );
}
