import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handOver, mailOf, mailToken } from '../test-support/handed-mails.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ INBOUND_MAIL_ADDRESS: 'tickets@portal.example', INBOUND_MAIL_TOKEN: mailToken });
});
afterAll(() => portal.stop());

const mail = mailOf({ from: 'ann@customer.example', to: 'somebody@portal.example', text: 'Hello.' });

describe('The call that takes mails', () => {
  test('T70: asks for the token of the mail server', async () => {
    for (const token of ['', 'wrong', `${mailToken}x`, mailToken.slice(0, -1)]) {
      const { status, body } = await handOver(portal, mail, { token });
      expect([status, body]).toEqual([401, { code: 'not_signed_in', message: 'This needs the token of the mail server' }]);
    }
    expect(await handOver(portal, mail)).toEqual({
      status: 200,
      body: { outcome: 'refused', message: 'Nothing was added: no recipient is the address of a ticket' },
    });
  });

  test('is not there where no mail is taken', async () => {
    const without = await startPortalForTest();
    expect(await handOver(without, mail)).toEqual({
      status: 404,
      body: { code: 'not_found', message: 'Nothing answers POST at this address' },
    });
  });

  test('refuses what is no mail, and says how to send one', async () => {
    expect(await handOver(portal, '{}', { type: 'application/json' })).toEqual({
      status: 415,
      body: { code: 'unsupported_media_type', message: 'Send the original e-mail: Content-Type: message/rfc822' },
    });
    const noMail = { code: 'malformed_request', message: 'This is no mail: send it as it came, with its head (RFC 5322)' };
    for (const text of ['Hello.', 'Subject: x\r\n\r\n', '\0\0\0'])
      expect(await handOver(portal, text)).toEqual({ status: 400, body: noMail });
    const empty = await portal.app.inject({
      method: 'POST',
      url: '/api/support/inbound-mail',
      headers: { authorization: `Bearer ${mailToken}` },
    });
    expect([empty.statusCode, empty.json()]).toEqual([400, { code: 'malformed_request', message: 'This call contains no e-mail' }]);
  });

  test('takes 10 MiB, and no more', async () => {
    const most = Buffer.alloc(10 * 1024 * 1024, 'x');
    most.write(mail);
    expect((await handOver(portal, most)).status).toBe(200);
    expect((await handOver(portal, Buffer.concat([most, Buffer.from('x')]))).status).toBe(413);
  });

  test('takes no mail as the body of another call', async () => {
    const reply = await portal.app.inject({
      method: 'POST',
      url: '/api/authentication/login',
      headers: { 'content-type': 'message/rfc822', 'x-requested-with': 'XMLHttpRequest' },
      payload: mail,
    });
    expect(reply.statusCode).toBe(415);
  });

  test('is counted by what became of the mail', async () => {
    expect((await handOver(portal, mail)).body).toMatchObject({ outcome: 'refused' });
    const metrics = (await portal.app.inject('/metrics')).body;
    expect(metrics).toMatch(/^dialplane_inbound_mails_total\{outcome="refused"\} [1-9]/m);
    expect(metrics).toMatch(/^dialplane_inbound_mails_total\{outcome="added"\} 0$/m);
  });
});
