/** Detection of a second factor in an ID token, by its registered terms. */

const knowledge = ['pwd', 'pin', 'kba'];
const possession = ['otp', 'sms', 'tel', 'swk', 'hwk', 'pop', 'sc'];
const inherence = ['face', 'fpt', 'iris', 'retina', 'vbm'];
/** Methods of RFC 8176, 2, by kind of proof: knowledge, possession or inherence. Two of one kind are one factor. */
const kindsOfFactors = [knowledge, possession, inherence];

/** The `acr` value for any second factor; the others stand for phishing-resistant ones. */
export const multiFactor = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor';
/** OpenID Connect Extended Authentication Profile ACR Values 1.0. */
const withSecondFactor = [multiFactor, 'phr', 'phrh'];

/** True if the claims of a verified ID token prove a second factor; userinfo describes the person, not this sign-in. */
export function saysSecondFactor({ amr, acr }: Readonly<Record<string, unknown>>): boolean {
  const methods: readonly unknown[] = Array.isArray(amr) ? amr : [];
  const kinds = kindsOfFactors.filter((kind) => kind.some((method) => methods.includes(method)));
  return methods.includes('mfa') || kinds.length > 1 || withSecondFactor.some((one) => one === acr);
}
