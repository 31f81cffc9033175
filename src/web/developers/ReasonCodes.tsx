import { reasonCodes } from '../../shared/services/reason-codes.ts';
import { describeReasonCode } from '../ui/reason-codes.text.ts';
import { CodeTable } from './CodeTable.tsx';
import { developersText } from './developers.text.ts';
import { PageSection } from './PageSection.tsx';

const { lead, columns, retry: asksAgain } = developersText.reasonCodes;

/** The closed list of codes with which queries end. */
export function ReasonCodes({ marked }: { marked: string }) {
  return (
    <PageSection id="reason-codes" lead={lead}>
      <CodeTable
        name={developersText.sections['reason-codes']}
        titles={[columns.code, columns.retry, columns.about]}
        marked={marked}
        lines={reasonCodes.map(({ reasonCode, retry }) => ({
          id: `rc-${reasonCode}`,
          name: reasonCode,
          cells: [asksAgain[retry], describeReasonCode(reasonCode)],
        }))}
      />
    </PageSection>
  );
}
