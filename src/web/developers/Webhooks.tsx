import { webhookEvents } from '../../shared/webhooks/webhooks.ts';
import { bits } from '../../shared/base/permissions.ts';
import { usePermission } from '../session/session.ts';
import { Code } from '../ui/Code.tsx';
import { ScreenLink } from '../ui/ScreenLink.tsx';
import { DeliveryCheck } from './DeliveryCheck.tsx';
import { developersText } from './developers.text.ts';
import { PageSection } from './PageSection.tsx';

const text = developersText.webhooks;

/** The events that the portal sends to programs, and a check that finds out why a receiver refuses them. */
export function Webhooks() {
  const mayManage = usePermission(bits.user_management);
  return (
    <PageSection id="webhooks" lead={text.lead}>
      {mayManage && (
        <p>
          <ScreenLink to="/users" search={{ tab: 'webhooks' }} className="link">
            {text.manage}
          </ScreenLink>
        </p>
      )}
      <div>
        <h3 className="mb-1 text-h3 font-semibold">{text.events}</h3>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {webhookEvents.map((event) => (
            <li key={event}>
              <Code>{event}</Code>
            </li>
          ))}
        </ul>
      </div>
      <DeliveryCheck />
    </PageSection>
  );
}
