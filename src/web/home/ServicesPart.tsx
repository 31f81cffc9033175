import type { ReplyOf } from '../../shared/base/endpoint.ts';
import { bits } from '../../shared/base/permissions.ts';
import { dataSetList } from '../../shared/services/reference-data.ts';
import { useReply } from '../api/queries.ts';
import { usePermission } from '../session/session.ts';
import { Alert } from '../ui/Alert.tsx';
import { ScreenLink } from '../ui/ScreenLink.tsx';
import { HomeSection } from './HomeSection.tsx';
import { homeText } from './home.text.tsx';
import { ServicesLine } from './ServicesLine.tsx';

const text = homeText.services;

/** The state of the services; for users who can query also those whose data is limited. */
export function ServicesPart() {
  const { data } = useReply(dataSetList, {}, { enabled: usePermission(bits.test_and_diagnostics) });
  return (
    <HomeSection
      title={text.title}
      more={
        <ScreenLink to="/status" className="link">
          {text.link}
        </ScreenLink>
      }
    >
      <ServicesLine />
      {data !== undefined && data.partlyChecked.length > 0 && <LimitedData data={data} />}
    </HomeSection>
  );
}

function LimitedData({ data: { partlyChecked: services, onlyDemoLists = [] } }: { data: ReplyOf<typeof dataSetList> }) {
  const { partlyChecked } = homeText;
  const named = (some: readonly string[]) => <strong className="font-semibold">{some.join(', ')}</strong>;
  const missing = services.filter((service) => !onlyDemoLists.includes(service));
  return (
    <Alert tone="warning">
      <h3 className="text-h3 font-semibold">{partlyChecked.title}</h3>
      {onlyDemoLists.length > 0 && <p>{partlyChecked.onlyDemo(named(onlyDemoLists))}</p>}
      {missing.length > 0 && <p>{partlyChecked.missing(named(missing))}</p>}
      <p>{partlyChecked.meaning}</p>
    </Alert>
  );
}
