/** Headers of replies, as the OpenAPI document describes them. */
const headers = {
  RateLimit: {
    description: 'Calls left, and seconds until the limit resets',
    schema: { type: 'string' },
    example: '"calls";r=599;t=60',
  },
  'RateLimit-Policy': {
    description: 'Calls allowed per number of seconds',
    schema: { type: 'string' },
    example: '"calls";q=600;w=60',
  },
  'Retry-After': { description: 'Seconds to wait before a retry', schema: { type: 'integer' }, example: 30 },
  'WWW-Authenticate': { description: 'Bearer: send a token or a key', schema: { type: 'string' }, example: 'Bearer' },
} as const;

/** The headers in the form of `components.headers`. */
export const describedHeaders: Readonly<Record<string, object>> = headers;

/** Returns references to them, for the `headers` of a response. */
export function referTo(...names: (keyof typeof headers)[]): Record<string, { $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

export const limitHeaders = referTo('RateLimit', 'RateLimit-Policy');
