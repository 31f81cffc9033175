/** The samples on the page of the API, as files that run. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { contract } from '../../shared/contract.ts';
import { callName, callsForKeys, type ApiDocument, type DescribedCall } from '../../shared/developers/described-calls.ts';
import { sampleOf, type SampleLanguage } from '../../shared/developers/samples.ts';
import type { SampleRequest } from '../../shared/developers/sample-request.ts';
import { openApiDocument } from '../developers/openapi.ts';

// `openapi.test.ts` checks that the document has this shape.
const document = openApiDocument(contract, { title: 'Dialplane', version: '0' }) as unknown as ApiDocument;

export const describedCalls = callsForKeys(document);

/** Returns the call of the document: "GET /api/config". */
export function describedCall(call: string): DescribedCall {
  const found = describedCalls.find((one) => callName(one) === call);
  if (!found) throw new Error(`There is no call ${call}`);
  return found;
}

/** Program of each sample language, and the file that it reads the sample from. */
export const runners: Record<SampleLanguage, { program: string; file: string }> = {
  curl: { program: 'bash', file: 'sample.sh' },
  node: { program: process.execPath, file: 'sample.mjs' },
  python: { program: 'python3', file: 'sample.py' },
};

/** Creates a folder that is removed after the test. */
export function sampleFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sample-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Runs the sample in the folder, with the key in the environment as programs have it. */
export function runSample(folder: string, language: SampleLanguage, { request, key }: { request: SampleRequest; key: string }) {
  const { program, file } = runners[language];
  writeFileSync(join(folder, file), sampleOf(language, request));
  const env = { PATH: process.env['PATH'], PORTAL_KEY: key };
  return promisify(execFile)(program, [file], { cwd: folder, env, timeout: 50_000 });
}
