/** Whether an ID token says that its person signed in with a second factor, in the registered words for it. */

const knowledge = ['pwd', 'pin', 'kba'];
const possession = ['otp', 'sms', 'tel', 'swk', 'hwk', 'pop', 'sc'];
const inherence = ['face', 'fpt', 'iris', 'retina', 'vbm'];
/** The methods of RFC 8176, 2, by what they prove: what somebody knows, has or is. Two of one kind are one factor. */
const kindsOfFactors = [knowledge, possession, inherence];

/** The one word for any second factor; the others of `acr` are for those that withstand phishing. */
export const multiFactor = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor';
/** OpenID Connect Extended Authentication Profile ACR Values 1.0. */
const withSecondFactor = [multiFactor, 'phr', 'phrh'];

/** Of the claims of a verified ID token: what userinfo says is about the person, and not about this sign-in. */
export function saysSecondFactor({ amr, acr }: Readonly<Record<string, unknown>>): boolean {
  const methods: readonly unknown[] = Array.isArray(amr) ? amr : [];
  const kinds = kindsOfFactors.filter((kind) => kind.some((method) => methods.includes(method)));
  return methods.includes('mfa') || kinds.length > 1 || withSecondFactor.some((one) => one === acr);
}
