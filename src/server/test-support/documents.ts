/** Documents of a test's own, and how their bytes travel. */
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
  /** Whose it is; everybody's without one. */
  organisationId?: number;
  fileName?: string;
  type?: string;
  content?: Buffer;
}

/** Publishes a document of ten digits, unless told otherwise, and answers what a download asks for. */
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

/** A portal user of a new organisation, signed in. */
export async function downloadsUser(
  { deps }: TestPortal,
  permissions = everyPermission,
): Promise<{ token: string; organisationId: number }> {
  const user = await makeUser(deps, { permissions });
  return { token: await signedInToken(deps, user), organisationId: user.organisationId };
}

/** A download as it travels: status, headers and bytes. */
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
