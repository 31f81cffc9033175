/** Texts that the provider's staff insert into their answers to tickets. All of them share the same list. */
import * as z from 'zod/mini';
import { get, post, staffWith } from '../base/endpoint.ts';
import { savedAnswersMost } from '../base/limits.ts';
import { Message } from '../base/message.ts';
import { bits } from '../base/permissions.ts';
import { plainText } from '../base/plain-text.ts';
import { textOf } from '../base/schema-text.ts';
import { messageText } from './tickets.ts';
import { ticketsWanted } from './wanted.ts';

const titleMaxLength = 80;

const access = staffWith(bits.user_management);

const SavedAnswer = z.object({ id: z.string(), title: z.string(), text: z.string() });
export type SavedAnswer = z.infer<typeof SavedAnswer>;

const AnswerId = z.uuid({ error: ticketsWanted.noSuchAnswer.text });

export const listSavedAnswers = get('/api/support/savedAnswers', {
  summary: 'List the saved answers of the provider’s staff, by title',
  access,
  operation: 'Support',
  reply: z.object({ message: z.array(SavedAnswer) }),
});

export const saveAnswer = post('/api/support/savedAnswers', {
  summary: `Save an answer for all staff, or change the one with \`id\`. At most ${savedAnswersMost}`,
  refuses: ['not_found', 'already_exists', 'limit_reached'],
  access,
  operation: 'Support',
  body: z.strictObject({
    id: z.optional(AnswerId),
    title: z
      .string({ error: ticketsWanted.answerTitle.text })
      .check(
        z.trim(),
        z.minLength(1, { error: ticketsWanted.answerTitle.text, abort: true }),
        z.maxLength(titleMaxLength, { error: textOf(ticketsWanted.shorterTitle(titleMaxLength)) }),
        z.regex(plainText, { error: ticketsWanted.plainTitle.text }),
      ),
    text: messageText(ticketsWanted.answer),
  }),
  reply: z.extend(Message, { id: z.string() }),
});

export const removeSavedAnswer = post('/api/support/savedAnswers/remove', {
  summary: 'Delete a saved answer',
  refuses: ['not_found'],
  access,
  operation: 'Support',
  body: z.strictObject({ id: AnswerId }),
  reply: Message,
});
