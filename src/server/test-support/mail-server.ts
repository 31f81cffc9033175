/** A real SMTP server on a free port, with the failures that mail servers have. */
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** `silent` takes a mail and never confirms it; `hung` sends nothing after the recipient. */
export type MailServerMood = 'takes' | 'refuses' | 'silent' | 'hung';

export interface MailServer {
  /** The address for SMTP_URL. */
  readonly url: string;
  /** Mails taken, in order, confirmed or not. */
  readonly mails: readonly Email[];
  /** Every recipient that a client named. */
  readonly recipients: readonly string[];
  setMood(mood: MailServerMood): void;
  stop(): Promise<void>;
}

export async function startMailServer(first: MailServerMood = 'takes'): Promise<MailServer> {
  let mood = first;
  const mails: Email[] = [];
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    onRcptTo: ({ address }, _session, callback) => {
      recipients.push(address);
      if (mood !== 'hung') callback(mood === 'refuses' ? new Error('No such mailbox') : undefined);
    },
    onData: (stream, _session, callback) => {
      void buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((mail) => {
          mails.push(mail);
          if (mood !== 'silent') callback();
        })
        // A client that is killed in the middle of a mail has sent none.
        .catch(() => undefined);
    },
  });
  // Clients that hang up.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The address of a server that listens on a port includes the port.
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    recipients,
    setMood: (next) => (mood = next),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
