import { useState } from 'react';
import { formatCount } from '../locale/current-locale.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { developersText } from './developers.text.ts';
import { verifyDelivery, type PastedDelivery, type Verdict } from './verify-delivery.ts';

const text = developersText.webhooks;
/** The beginning of every secret. */
const beginning = 'whsec_…';
const nothing = { secret: '', headers: '', body: '' };

/** Checks a pasted delivery as it is typed. The secret stays in this field: it is neither stored nor sent, and is gone with the page. */
export function DeliveryCheck() {
  const [pasted, setPasted] = useState(nothing);
  const [verdict, setVerdict] = useState<Verdict>();
  const { secret, headers, body } = pasted;
  const take = (part: Partial<PastedDelivery>) => {
    const next = { ...pasted, ...part };
    setPasted(next);
    setVerdict(next.secret && next.headers && next.body ? verifyDelivery(next, new Date()) : undefined);
  };
  return (
    <section aria-labelledby="check-delivery" className="card flex min-w-0 flex-col gap-4 print:hidden">
      <div>
        <h3 id="check-delivery" className="text-h3 font-semibold">
          {text.verifier}
        </h3>
        <p className="text-text-2">{text.verifierLead}</p>
      </div>
      <TextField
        label={text.secret}
        name="webhook-secret"
        mono
        autoComplete="off"
        spellCheck={false}
        placeholder={beginning}
        value={secret}
        onChange={(value) => take({ secret: value })}
      />
      <TextArea
        label={text.headers}
        name="webhook-headers"
        helper={text.headersHelp}
        value={headers}
        onChange={(value) => take({ headers: value })}
      />
      <TextArea label={text.body} name="webhook-body" growsTo={12} value={body} onChange={(value) => take({ body: value })} />
      <output className="empty:hidden">
        {verdict && <Alert tone={verdict.is === 'valid' ? 'success' : isSigned(verdict) ? 'warning' : 'danger'}>{wordsOf(verdict)}</Alert>}
      </output>
      <Button variant="secondary" className="self-start" onClick={() => take(nothing)}>
        {text.clear}
      </Button>
    </section>
  );
}

function isSigned({ is }: Verdict): boolean {
  return is === 'valid' || is === 'old' || is === 'early';
}

function wordsOf(verdict: Verdict): string {
  const words = text.verdict;
  switch (verdict.is) {
    case 'valid':
      return words.valid;
    case 'old':
      return words.old(minutes(verdict.seconds));
    case 'early':
      return words.early(minutes(verdict.seconds));
    case 'secret wrong':
      return words.secretWrong;
    case 'time wrong':
      return words.timeWrong;
    case 'no v1':
      return words.noV1;
    case 'header missing':
      return words.missing(verdict.missing.join(', '));
    case 'changed':
      return words.changed[verdict.change];
    case 'not signed so':
      return words.notSigned;
  }
}

function minutes(seconds: number): string {
  return formatCount(Math.floor(seconds / 60));
}
