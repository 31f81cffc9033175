/** Once for all test files of a database: a migrated template with built ranges and published documents, which each file then copies in a moment. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPortal } from '../start.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';
import { testConfig } from './test-config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    database: 'embedded' | 'postgres';
    /** A data directory to copy: secret key, snapshot of the ranges and, for the embedded database, the database. */
    templateDirectory: string;
    /** Addresses of the template database and of the one to send commands to; empty for the embedded database. */
    postgresTemplate: string;
    postgresMaintenance: string;
  }
}

// As in the workers: this process was started without.
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);

const templateName = `portal_template_${process.pid}`;

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const kept = process.env['KEPT_TEMPLATE'];
  if (kept !== undefined && project.getProvidedContext().database === 'embedded') return keepTemplate(project, kept);
  const templateDirectory = mkdtempSync(join(tmpdir(), 'dialplane-template-'));
  const server = project.getProvidedContext().database === 'postgres' ? startPostgres() : undefined;
  if (server) await command(server, `create database ${templateName}`);
  await makeTemplate({ DATA_DIR: templateDirectory, DATABASE_URL: server?.urlOf(templateName) });
  project.provide('templateDirectory', templateDirectory);
  project.provide('postgresTemplate', server?.urlOf(templateName) ?? '');
  project.provide('postgresMaintenance', server?.urlOf('postgres') ?? '');
  return async () => {
    if (server) await command(server, `drop database ${templateName}`);
    server?.stop();
    rmSync(templateDirectory, { recursive: true, force: true });
  };
}

/** For many runs one after the other: the first one makes the template in this directory, and whoever names the directory removes it. */
async function keepTemplate(project: TestProject, directory: string): Promise<() => Promise<void>> {
  if (!existsSync(directory)) await makeTemplate({ DATA_DIR: directory });
  project.provide('templateDirectory', directory);
  project.provide('postgresTemplate', '');
  project.provide('postgresMaintenance', '');
  return async () => undefined;
}

async function makeTemplate(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const portal = await startPortal(testConfig(env));
  await portal.deps.publishing.published();
  await portal.stop();
}

async function command(server: PostgresServer, text: string): Promise<void> {
  const client = new pg.Client(server.urlOf('postgres'));
  await client.connect();
  await client.query(text);
  await client.end();
}
