/** Once for all test files: a migrated template with built ranges and published documents, which each file then copies in a moment. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { loadBuiltInRanges } from '../data-sets/built-in-ranges.ts';
import { startPortal } from '../start.ts';
import { forgetStatements } from './kept-statements.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';
import { testConfig } from './test-config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory to copy: secret key and snapshot of the ranges. */
    templateDirectory: string;
    /** Addresses of the template database and of the one to send commands to. */
    postgresTemplate: string;
    postgresMaintenance: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  forgetStatements();
  const server = await startPostgres();
  // For many runs one after the other: the first one makes the template, and whoever names the directory removes it.
  const kept = process.env['KEPT_TEMPLATE'];
  const name = kept === undefined ? `portal_template_${process.pid}` : 'portal_template';
  const templateDirectory = kept ?? mkdtempSync(join(tmpdir(), 'dialplane-template-'));
  if (kept === undefined || !existsSync(kept)) await makeTemplate(server, { name, directory: templateDirectory });
  project.provide('templateDirectory', templateDirectory);
  project.provide('postgresTemplate', server.urlOf(name));
  project.provide('postgresMaintenance', server.urlOf('postgres'));
  return async () => {
    if (kept === undefined) {
      await command(server, `drop database ${name}`);
      rmSync(templateDirectory, { recursive: true, force: true });
    }
    await server.stop();
  };
}

async function makeTemplate(server: PostgresServer, { name, directory }: { name: string; directory: string }): Promise<void> {
  await command(server, `create database ${name}`);
  const portal = await startPortal(testConfig({ DATA_DIR: directory, DATABASE_URL: server.urlOf(name) }));
  await portal.deps.publishing.published();
  // For portals with DEMO=true.
  await loadBuiltInRanges({ ...portal.deps, dataDir: directory, demo: true });
  // A copy may have its files elsewhere: its first start marks them.
  await portal.deps.db.deleteFrom('storage_mark').execute();
  await portal.stop();
}

async function command(server: PostgresServer, text: string): Promise<void> {
  const client = new pg.Client(server.urlOf('postgres'));
  await client.connect();
  await client.query(text);
  await client.end();
}
