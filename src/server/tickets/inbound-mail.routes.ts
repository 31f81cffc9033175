import type { FastifyInstance } from 'fastify';
import { inboundMail } from '../../shared/tickets/inbound-mail.ts';
import { inEnglish } from '../../shared/base/sayings.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import { serveOn } from '../http/serve.ts';
import { createMailReader } from '../mail/incoming-mail.ts';
import { takeMail } from './mailed-answers.service.ts';

export function inboundMailRoutes(app: FastifyInstance, deps: Deps): void {
  const reader = createMailReader();
  // By itself, since no other call takes a mail as its body.
  void app.register((own, _options, done) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('message/rfc822', { parseAs: 'buffer' }, (_request, bytes, parsed) => parsed(null, bytes));
    own.addContentTypeParser('*', (_request, _payload, parsed) =>
      parsed(new AppError('unsupported_media_type', inEnglish('Send the original e-mail: Content-Type: message/rfc822'))),
    );
    serveOn(own, deps)(inboundMail, async ({ request }) => {
      if (!Buffer.isBuffer(request.body)) throw new AppError('malformed_request', inEnglish('This call contains no e-mail'));
      const taken = await takeMail(deps, reader, request.body);
      deps.metrics.countInboundMail(taken.outcome);
      request.log.info(taken, 'mail about a ticket');
      return taken;
    });
    done();
  });
}
