/** Turns of files that are made while they are sent. */
import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { baseSaid, type MadeFile } from '../../shared/base/said.ts';
import { createTurns, type Leave, type Turns } from '../base/turns.ts';
import { AppError } from '../base/errors.ts';

/** Each has a piece of its content in memory, up to some tens of megabytes, and takes its turns on the thread that answers all calls. */
const ofNode = 4;
const retryAfterSeconds: Record<MadeFile, number> = { 'joined file': 10, workbook: 10, spreadsheet: 20 };

/** The places of one portal for one kind of file, by organisation. None is waited for: `AppError` 429 while one is made for the organisation, 503 while too many are. */
export function createPlaces(kind: MadeFile): Pick<Turns<number>, 'takeNow'> {
  return createTurns({
    places: ofNode,
    ofKey: 1,
    refusal: (why) =>
      why === 'of key'
        ? new AppError('busy', baseSaid.fileUnderWay(kind), { retryAfterSeconds: retryAfterSeconds[kind] })
        : new AppError('overloaded', baseSaid.tooManyFiles(kind), { retryAfterSeconds: retryAfterSeconds[kind] }),
  });
}

/** Keeps a place until `reply` ends, also if it is a refusal or the caller goes away. */
export function keepUntilSent(reply: FastifyReply, leave: Leave): void {
  finished(reply.raw, leave);
}
