import type { ProofWays } from '../../shared/factors/proof.ts';
import type { ErrorBody } from '../../shared/base/error-body.ts';
import { namedOf } from '../../shared/base/named-sentence.ts';
import type { Said } from '../../shared/base/sayings.ts';
import { type ErrorCode, errorCodes } from '../../shared/base/error-codes.ts';

interface Details {
  /** The fault of each field of the request. */
  errors?: Record<string, Said>;
  candidates?: NonNullable<ErrorBody['candidates']>;
  /** Sent as `Retry-After`, rounded up to whole seconds. */
  retryAfterSeconds?: number;
  response?: NonNullable<ErrorBody['response']>;
  triesLeft?: number;
  ways?: ProofWays;
  /** Sent as `Content-Range` when a requested part lies beyond the file. */
  contentRange?: string;
  /** Cause, for the log only, never for the client. */
  cause?: unknown;
}

/** A refusal with a known reason. Thrown anywhere, turned into a reply in one place (`error-replies.ts`). `message` is for people. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly said: Said;
  readonly details: Details;

  constructor(code: ErrorCode, said: Said, details: Details = {}) {
    super(said.text, { cause: details.cause });
    this.code = code;
    this.said = said;
    this.details = details;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }

  body(): ErrorBody & { code: ErrorCode } {
    const { candidates, response, triesLeft, ways } = this.details;
    const errors = Object.entries(this.details.errors ?? {});
    const named = errors.flatMap(([field, one]) => {
      const name = namedOf(one);
      return name ? [[field, name] as const] : [];
    });
    const whole = namedOf(this.said);
    const said = whole && { ...whole, ...(named.length > 0 && { errors: Object.fromEntries(named) }) };
    return {
      message: this.message,
      code: this.code,
      ...(this.details.errors && { errors: Object.fromEntries(errors.map(([field, { text }]) => [field, text])) }),
      ...(said && { said }),
      ...(candidates && { candidates }),
      ...(response && { response }),
      ...(triesLeft !== undefined && { triesLeft }),
      ...(ways && { ways }),
    };
  }
}

/** Something outside the portal is away or faulty. The message says everything: the log gets no stack. */
export class OutsideFault extends Error {}

/** A file that an operator named is refused as a whole: it is missing, unreadable or invalid. The message is for people. */
export class FileRefused extends Error {}
