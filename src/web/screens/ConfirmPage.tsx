import { useMailedLink } from '../session/mailed-link.ts';
import { PortalLink } from '../ui/PortalLink.tsx';
import { AgreeToBatchMails, StopBatchMails } from '../sign-in/BatchMails.tsx';
import { ConfirmEmail } from '../sign-in/ConfirmEmail.tsx';
import { mailedLinksText } from '../sign-in/mailed-links.text.ts';

/** Confirms a mailed link by a press, since mail programs open links too. */
export function ConfirmPage() {
  const link = useMailedLink('email', 'batches', 'stopBatches');
  if (link === null) return <NoLink />;
  if (link.purpose === 'batches') return <AgreeToBatchMails key={link.token} token={link.token} />;
  if (link.purpose === 'stopBatches') return <StopBatchMails key={link.token} token={link.token} />;
  return <ConfirmEmail key={link.token} token={link.token} />;
}

function NoLink() {
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-h1 font-semibold">{mailedLinksText.noLink.title}</h1>
      <p>{mailedLinksText.noLink.lead}</p>
      <PortalLink to="/auth/login" className="link self-start">
        {mailedLinksText.noLink.toLogin}
      </PortalLink>
    </div>
  );
}
