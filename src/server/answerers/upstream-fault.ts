/** A failed query to an upstream. Its texts are ours: an upstream's own may contain the queried number. */

/** `limited`: the upstream, or our own queue before it, accepts no more right now. */
export type FaultKind = 'timed-out' | 'failed' | 'limited';

interface Nature {
  /** True if an immediate retry may help. */
  isTransient?: boolean;
  /** True if the upstream answered but had nothing for this number: no reason to doubt it for the next one. */
  isAlive?: boolean;
  /** Seconds until a retry makes sense. */
  retryAfterSeconds?: number;
}

export class UpstreamFault extends Error {
  readonly kind: FaultKind;
  readonly isTransient: boolean;
  readonly isAlive: boolean;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: FaultKind, message: string, { isTransient = false, isAlive = false, retryAfterSeconds }: Nature = {}) {
    super(message);
    this.kind = kind;
    this.isTransient = isTransient;
    this.isAlive = isAlive;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
