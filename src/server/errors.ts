import type { ProofWays } from '../shared/factors/proof.ts';
import type { ErrorBody } from '../shared/base/error-body.ts';
import { type ErrorCode, errorCodes } from '../shared/base/error-codes.ts';

interface Details {
  /** What is wrong with which field of the request. */
  errors?: Record<string, string>;
  candidates?: NonNullable<ErrorBody['candidates']>;
  /** Sent as `Retry-After`, rounded up to whole seconds. */
  retryAfterSeconds?: number;
  response?: NonNullable<ErrorBody['response']>;
  triesLeft?: number;
  ways?: ProofWays;
  /** Sent as `Content-Range` where a part was asked for that the file does not have. */
  contentRange?: string;
  /** For the log alone, never for the client. */
  cause?: unknown;
}

/** A refusal that we know the reason of. Thrown anywhere, turned into a reply in one place (`error-replies.ts`). `message` is for people. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }

  body(): ErrorBody & { code: ErrorCode } {
    const { errors, candidates, response, triesLeft, ways } = this.details;
    return {
      message: this.message,
      code: this.code,
      ...(errors && { errors }),
      ...(candidates && { candidates }),
      ...(response && { response }),
      ...(triesLeft !== undefined && { triesLeft }),
      ...(ways && { ways }),
    };
  }
}

/** Something outside the portal is away, or is not as it has to be. The message says all of it: no stack of it stands in the log. */
export class OutsideFault extends Error {}

/** A file that an operator named is refused as a whole: it is missing, unreadable or not what it should be. The message is for people. */
export class FileRefused extends Error {}
