/** Verifies a webhook's delivery (Standard Webhooks). Nothing leaves the browser. */
import { Webhook } from 'standardwebhooks';

export interface PastedDelivery {
  readonly secret: string;
  /** One "name: value" a line, as a log or a tool shows them; or JSON. */
  readonly headers: string;
  readonly body: string;
}

const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;
type SignedHeader = (typeof names)[number];

/** The change to a body that differs from the signed one, if it can be recognised. */
type BodyChange = 'line end' | 'formatted';

export type Verdict =
  | { readonly is: 'valid' }
  /** Signed with the secret, but receivers refuse it: it is too old by now, or their clock is behind. */
  | { readonly is: 'old' | 'early'; readonly seconds: number }
  | { readonly is: 'secret wrong' | 'time wrong' | 'no v1' }
  | { readonly is: 'header missing'; readonly missing: readonly SignedHeader[] }
  | { readonly is: 'changed'; readonly change: BodyChange }
  | { readonly is: 'not signed so' };

/** Tolerance of the time, in seconds (Standard Webhooks, "Verifying webhook authenticity"). */
const toleranceSeconds = 5 * 60;

export function verifyDelivery({ secret, headers, body }: PastedDelivery, now: Date): Verdict {
  const signer = signerOf(secret.trim());
  if (!signer) return { is: 'secret wrong' };
  const given = headersIn(headers);
  const missing = names.filter((name) => !given.get(name));
  if (missing.length > 0) return { is: 'header missing', missing };
  const [id = '', time = '', signatures = ''] = names.map((name) => given.get(name));
  if (!/^\d{1,11}$/.test(time)) return { is: 'time wrong' };
  const ours = signatures.split(/\s+/).filter((one) => one.startsWith('v1,'));
  if (ours.length === 0) return { is: 'no v1' };
  const isSigned = (text: string) => ours.includes(signer.sign(id, new Date(Number(time) * 1_000), text));
  if (isSigned(body)) return atTime(now.getTime() / 1_000 - Number(time));
  const change = variantsOf(body).find(([, text]) => isSigned(text))?.[0];
  return change === undefined ? { is: 'not signed so' } : { is: 'changed', change };
}

/** Makes a signer. The library takes the secret with and without its beginning, and throws if the rest is not base64. */
function signerOf(secret: string): Webhook | undefined {
  try {
    return new Webhook(secret);
  } catch {
    return undefined;
  }
}

function atTime(age: number): Verdict {
  if (age > toleranceSeconds) return { is: 'old', seconds: age };
  return age < -toleranceSeconds ? { is: 'early', seconds: -age } : { is: 'valid' };
}

/** Reads headers with lower-case names, as HTTP compares them; characters that tools put before a line, or around the whole, are removed. */
function headersIn(text: string): Map<string, string> {
  const json = jsonOf(text);
  const pairs = json
    ? Object.entries(json).map(([name, value]) => [name, String(value)])
    : text.split('\n').map((line) => line.split(/:(.*)/s));
  return new Map(pairs.map(([name = '', value = '']) => [clean(name).toLowerCase(), clean(value)]));
}

function clean(part: string): string {
  return part.replace(/^[\s<>"'-]+/, '').replace(/[\s"',]+$/, '');
}

function jsonOf(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The changes that copying and parsing make to a body. */
function variantsOf(body: string): [BodyChange, string][] {
  const parsed = jsonOf(body);
  return [
    ['line end', body.trim()],
    ['line end', `${body}\n`],
    ...(parsed ? [['formatted', JSON.stringify(parsed)] as [BodyChange, string]] : []),
  ];
}
