/** How asking an upstream went wrong. Its texts are ours: an upstream's own may hold the number that was asked about. */

/** `limited`: the upstream, or our own queue before it, takes no more right now. */
export type FaultKind = 'timed-out' | 'failed' | 'limited';

interface Nature {
  /** Asking again at once may help. */
  isTransient?: boolean;
  /** It answered, and had nothing for this number: no reason to doubt it for the next one. */
  isAlive?: boolean;
  /** When asking makes sense again. */
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
