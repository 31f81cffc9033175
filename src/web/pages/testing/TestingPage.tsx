import { Tabs, type Tab } from '../../ui/Tabs.tsx';
import { SingleQueryTab } from './SingleQueryTab.tsx';

const tabs: readonly Tab[] = [{ id: 'single-live-query', title: 'Single Live Query', content: <SingleQueryTab /> }];

export function TestingPage() {
  return (
    <>
      <h1 className="sr-only">Testing &amp; Diagnostics</h1>
      <Tabs label="Testing & Diagnostics" tabs={tabs} />
    </>
  );
}
