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
    about: 'Something is missing or is not what is wanted; `errors` says what, by field',
  },
  malformed_request: {
    status: 400,
    title: 'Malformed request',
    about: 'The address, a header, the JSON, the form or the mail cannot be read',
  },
  wrong_credentials: { status: 400, title: 'Wrong credentials', about: 'The e-mail address or the password is wrong' },
  wrong_code: { status: 400, title: 'Wrong code', about: 'The code, or what the passkey answered, is wrong, used or too old' },
  link_not_valid: {
    status: 400,
    title: 'Link not valid',
    about: 'The mailed link, or the way back from a sign-in elsewhere, is unknown, used or too old: begin again',
  },
  human_check_failed: { status: 400, title: 'Human check failed', about: 'The human check is missing, used or too old' },
  not_signed_in: {
    status: 401,
    title: 'Not signed in',
    about: 'There is no token, or it is unknown, over, or of a sign-in that is not confirmed',
  },
  key_not_accepted: {
    status: 401,
    title: 'Key not accepted',
    about: 'The API key is mistyped, unknown, revoked or expired, or its owner is gone',
  },
  forbidden: {
    status: 403,
    title: 'Forbidden',
    about: 'The caller may not do this; the message names the permission where one is missing',
  },
  not_for_keys: { status: 403, title: 'Not for keys', about: 'This is for a person who is signed in, whatever the key may' },
  address_not_allowed: { status: 403, title: 'Address not allowed', about: 'The API key is not taken from this network address' },
  organisation_closed: { status: 403, title: 'Organisation closed', about: 'The organisation of the account was closed' },
  proof_needed: {
    status: 403,
    title: 'Proof needed',
    about: 'What lasts is made with a proof: the password, and a code or a passkey where there is one; `ways` says which',
  },
  not_entitled: {
    status: 403,
    title: 'Not entitled',
    about: 'The organisation may not ask this service, or not about this destination: its provider says',
  },
  not_found: { status: 404, title: 'Not found', about: 'It does not exist, or is not the caller’s' },
  method_not_allowed: { status: 405, title: 'Method not allowed', about: 'The address takes another method, which `Allow` names' },
  request_timed_out: { status: 408, title: 'Request timed out', about: 'The request did not come to its end in time' },
  conflict: { status: 409, title: 'Conflict', about: 'It does not go with what is there by now' },
  already_exists: { status: 409, title: 'Already exists', about: 'There is one of this name, address or number already' },
  limit_reached: { status: 409, title: 'Limit reached', about: 'There are as many as there may be: remove one first' },
  changed_meanwhile: {
    status: 409,
    title: 'Changed meanwhile',
    about: 'It was changed since the caller read it, or while the call was being answered: try again',
  },
  idempotency_key_reused: { status: 409, title: 'Idempotency key reused', about: 'The `Idempotency-Key` was used for another request' },
  payload_too_large: { status: 413, title: 'Payload too large', about: 'More was sent than is taken' },
  unsupported_media_type: { status: 415, title: 'Unsupported media type', about: 'The body is of another type than is taken' },
  range_not_satisfiable: { status: 416, title: 'Range not satisfiable', about: 'The file does not have the part that was asked for' },
  expectation_failed: { status: 417, title: 'Expectation failed', about: 'The header `Expect` asks for what is not done' },
  rate_limited: {
    status: 429,
    title: 'Rate limited',
    about: 'More calls than are taken in a minute: `Retry-After` says when to come back',
  },
  too_many_attempts: { status: 429, title: 'Too many attempts', about: 'Passwords, codes, mails or messages beyond what is taken for now' },
  quota_reached: { status: 429, title: 'Quota reached', about: 'The organisation has used its daily quota, or what its batches may take' },
  busy: { status: 429, title: 'Busy', about: 'The same is being done for the organisation at this moment' },
  headers_too_large: { status: 431, title: 'Headers too large', about: 'The headers of the request are larger than is taken' },
  internal_error: { status: 500, title: 'Internal error', about: 'A fault of the portal; the reply’s `X-Request-Id` names it to support' },
  upstream_failed: {
    status: 502,
    title: 'Upstream failed',
    about: 'A service that was asked did not answer as it should, and nothing is known',
  },
  unavailable: { status: 503, title: 'Unavailable', about: 'It cannot be done right now: later' },
  overloaded: { status: 503, title: 'Overloaded', about: 'Too much of this is being done for all at this moment' },
  database_unavailable: { status: 503, title: 'Database unavailable', about: 'The portal cannot reach its database' },
  database_read_only: { status: 503, title: 'Database read-only', about: 'Nothing can be stored now; what only reads is answered' },
  storage_unavailable: { status: 503, title: 'Storage unavailable', about: 'Files can be neither read nor stored now' },
  records_unavailable: { status: 503, title: 'Records unavailable', about: 'Queries cannot be recorded now, and so none is answered' },
  mail_unavailable: { status: 503, title: 'Mail unavailable', about: 'A mail that the call needs could not be sent' },
  upstream_timed_out: {
    status: 504,
    title: 'Upstream timed out',
    about: 'A service that was asked did not answer in time, and nothing is known',
  },
} as const satisfies Record<string, CodeFacts>;

export type ErrorCode = keyof typeof errorCodes;

/** Every code, ordered by status. */
// `Object.keys` answers only `string[]`, even for a constant.
export const allErrorCodes = Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]];
