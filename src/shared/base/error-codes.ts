/**
 * Error codes for programs: every refusal carries one of this closed list. A code keeps its meaning; the message beside it is for people and may change.
 * `title` and `about` appear in the OpenAPI document and docs/api.md.
 */
interface CodeFacts {
  /** HTTP status of the reply. */
  readonly status: number;
  /** Short summary, the same for every occurrence (RFC 9457, section 3.1.3). */
  readonly title: string;
  readonly about: string;
}

export const errorCodes = {
  validation_failed: {
    status: 400,
    title: 'Not valid',
    about: 'A value is missing or invalid; `errors` names each field',
  },
  malformed_request: {
    status: 400,
    title: 'Malformed request',
    about: 'We cannot read the address, a header, the JSON, the form or the e-mail',
  },
  wrong_credentials: { status: 400, title: 'Wrong credentials', about: 'The e-mail address or the password is wrong' },
  wrong_code: { status: 400, title: 'Wrong code', about: 'The code or the passkey’s answer is wrong, used or expired' },
  link_not_valid: {
    status: 400,
    title: 'Link not valid',
    about: 'The e-mailed link, or the return from a single sign-on, is unknown, used or expired: start again',
  },
  human_check_failed: { status: 400, title: 'Human check failed', about: 'The human check is missing, used or expired' },
  not_signed_in: {
    status: 401,
    title: 'Not signed in',
    about: 'The token is missing, unknown or expired, or its sign-in is not confirmed',
  },
  key_not_accepted: {
    status: 401,
    title: 'Key not accepted',
    about: 'The API key is mistyped, unknown, revoked or expired, or its owner was removed',
  },
  forbidden: {
    status: 403,
    title: 'Forbidden',
    about: 'You may not do this; the message names a missing permission',
  },
  not_for_keys: { status: 403, title: 'Not for keys', about: 'Only a signed-in person can do this, not an API key' },
  address_not_allowed: { status: 403, title: 'Address not allowed', about: 'The API key does not allow this network address' },
  organisation_closed: { status: 403, title: 'Organisation closed', about: 'The organisation of the account is closed' },
  proof_needed: {
    status: 403,
    title: 'Proof needed',
    about: 'Lasting access needs a proof: the password, plus a code or passkey if set up; `ways` lists them',
  },
  not_entitled: {
    status: 403,
    title: 'Not entitled',
    about: 'The organisation may not query this service or this destination: ask the provider',
  },
  not_found: { status: 404, title: 'Not found', about: 'It does not exist or is not yours' },
  method_not_allowed: { status: 405, title: 'Method not allowed', about: 'The address accepts other methods, listed in `Allow`' },
  request_timed_out: { status: 408, title: 'Request timed out', about: 'The request did not arrive completely in time' },
  conflict: { status: 409, title: 'Conflict', about: 'It conflicts with the current state' },
  already_exists: { status: 409, title: 'Already exists', about: 'This name, address or number already exists' },
  limit_reached: { status: 409, title: 'Limit reached', about: 'The limit is reached: remove one first' },
  changed_meanwhile: {
    status: 409,
    title: 'Changed meanwhile',
    about: 'It changed since you read it, or during the call: retry',
  },
  idempotency_key_reused: { status: 409, title: 'Idempotency key reused', about: 'The `Idempotency-Key` was used for another request' },
  payload_too_large: { status: 413, title: 'Payload too large', about: 'The body is larger than allowed' },
  unsupported_media_type: { status: 415, title: 'Unsupported media type', about: 'The type of the body is not supported' },
  range_not_satisfiable: { status: 416, title: 'Range not satisfiable', about: 'The file does not have the requested part' },
  expectation_failed: { status: 417, title: 'Expectation failed', about: 'The header `Expect` requires something we do not support' },
  rate_limited: {
    status: 429,
    title: 'Rate limited',
    about: 'Too many calls in a minute: retry after `Retry-After`',
  },
  too_many_attempts: { status: 429, title: 'Too many attempts', about: 'Too many passwords, codes, e-mails or messages for now' },
  quota_reached: { status: 429, title: 'Quota reached', about: 'The organisation has used up its daily quota or a limit for its batches' },
  busy: { status: 429, title: 'Busy', about: 'The same task is already running for the organisation: retry later' },
  headers_too_large: { status: 431, title: 'Headers too large', about: 'The headers of the request are larger than allowed' },
  internal_error: { status: 500, title: 'Internal error', about: 'Internal error: give support the `X-Request-Id` of the reply' },
  upstream_failed: {
    status: 502,
    title: 'Upstream failed',
    about: 'A queried service answered wrongly, and nothing is known',
  },
  unavailable: { status: 503, title: 'Unavailable', about: 'Not available now: retry later' },
  overloaded: { status: 503, title: 'Overloaded', about: 'The portal is handling too many of these calls: retry later' },
  database_unavailable: { status: 503, title: 'Database unavailable', about: 'The portal cannot reach its database' },
  database_read_only: { status: 503, title: 'Database read-only', about: 'We cannot store anything now; read-only calls still work' },
  storage_unavailable: { status: 503, title: 'Storage unavailable', about: 'We can neither read nor store files now' },
  records_unavailable: { status: 503, title: 'Records unavailable', about: 'We cannot record queries now, so we answer none' },
  mail_unavailable: { status: 503, title: 'Mail unavailable', about: 'We could not send an e-mail that the call needs' },
  upstream_timed_out: {
    status: 504,
    title: 'Upstream timed out',
    about: 'A queried service did not answer in time, and nothing is known',
  },
} as const satisfies Record<string, CodeFacts>;

export type ErrorCode = keyof typeof errorCodes;

/** Every code, ordered by status. */
// `Object.keys` answers only `string[]`, even for a constant.
export const allErrorCodes = Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]];
