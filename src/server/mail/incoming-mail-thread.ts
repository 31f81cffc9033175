/** Reads one mail and posts its text and the names of its files: started by `incoming-mail.ts`, which says why in a thread. */
import { parentPort, workerData } from 'node:worker_threads';
import PostalMime from 'postal-mime';

// What `incoming-mail.ts` passes. A mail within a mail is a file like any other.
const { text, html, attachments } = await PostalMime.parse(workerData as Uint8Array, { forceRfc822Attachments: true });
parentPort?.postMessage({
  text: text ?? (html === undefined ? '' : await wordsOf(html)),
  attachments: attachments.map(({ filename, mimeType }) => filename ?? mimeType),
});

/** The library makes text of HTML where it stands beside text alone, so here it does. */
async function wordsOf(html: string): Promise<string> {
  const head = 'Content-Type: multipart/mixed; boundary=edge\r\n\r\n--edge\r\n\r\n\r\n--edge\r\n';
  const part = 'Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n';
  const { text = '' } = await PostalMime.parse(`${head}${part}${Buffer.from(html).toString('base64')}\r\n--edge--\r\n`);
  return text;
}
