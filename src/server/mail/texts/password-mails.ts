import type { Config } from '../../config/config.ts';
import { utcTime } from '../../../shared/utc-time.ts';
import type { Message } from '../mailer.ts';

export function passwordSetMail({ PRODUCT_NAME, SUPPORT_EMAIL }: Config, to: string, now: Date): Message {
  return {
    to,
    subject: `${PRODUCT_NAME}: your password was set`,
    text: [
      `The password of your ${PRODUCT_NAME} account was set at ${utcTime(now)}. Your other sessions have ended.`,
      '',
      `If it was not you, tell ${SUPPORT_EMAIL} at once.`,
      '',
    ].join('\n'),
  };
}
