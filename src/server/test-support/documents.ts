/** Documents for tests, and their bytes on the wire. */
import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { downloadFile } from '../../shared/documents/documents.ts';
import type { Matter } from '../../shared/base/matters.ts';
import { everyPermission } from '../../shared/base/permissions.ts';
import { publishDocument } from '../documents/documents.ts';
import { makeUser, signedInToken } from './factories.ts';
import type { TestPortal } from './test-portal.ts';

export interface TestDocument {
  matter?: Matter;
  /** The owner; without one the document is for everybody. */
  organisationId?: number;
  fileName?: string;
  type?: string;
  content?: Buffer;
}

/** Publishes a document, of ten digits by default, and returns the parameters of its download. */
export async function publishTestDocument(
  { deps }: Pick<TestPortal, 'deps'>,
  { matter = 'product-documentation', fileName = 'notes.txt', type = 'text/plain', ...rest }: TestDocument = {},
): Promise<{ matter: Matter; file: string }> {
  const { content = Buffer.from('0123456789'), organisationId } = rest;
  const document = await publishDocument(deps, {
    matter,
    ...(organisationId === undefined ? {} : { organisationId }),
    series: randomUUID(),
    source: 'a test',
    title: 'Notes',
    fileName,
    type,
    content: () => content,
  });
  if (!document) throw new Error('The document was not published');
  return { matter, file: document.id };
}

/** Creates a signed-in portal user of a new organisation. */
export async function downloadsUser(
  { deps }: TestPortal,
  permissions = everyPermission,
): Promise<{ token: string; organisationId: number }> {
  const user = await makeUser(deps, { permissions });
  return { token: await signedInToken(deps, user), organisationId: user.organisationId };
}

/** Downloads a file and returns status, headers and bytes. */
export function fetchBytes(
  { app }: TestPortal,
  token: string,
  { headers = {}, ...query }: { matter: Matter; file: string; headers?: Record<string, string> },
): Promise<LightMyRequestResponse> {
  return app.inject({
    url: downloadFile.path,
    query,
    headers: { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}`, ...headers },
  });
}
