/** Sizes of PostgreSQL, by the machine or by the container's limit. */
import { statfsSync } from 'node:fs';
import { totalmem } from 'node:os';

export interface Machine {
  readonly memoryBytes: number;
  /** Free bytes on the disk of the data directory. */
  readonly freeDiskBytes: number;
}

const [mebi, gibi] = [2 ** 20, 2 ** 30];
const within = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** The portal's pool has 10 connections, and so has a command's; a migration has two more, and each process one for its locks. */
const maxConnections = 60;

/** Returns the resources of this machine, or of its container's limit. */
export function thisMachine(dataDir: string): Machine {
  const { bavail, bsize } = statfsSync(dataDir);
  // 0, or more than there is, if nothing limits it.
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return { memoryBytes: Math.min(totalmem(), limit), freeDiskBytes: bavail * bsize };
}

/** Returns the settings by their names in postgresql.conf. Sizes are in MB, which PostgreSQL takes as 2^20 bytes. */
export function settingsFor({ memoryBytes, freeDiskBytes }: Machine) {
  const megabytes = (bytes: number) => `${Math.floor(bytes / mebi)} MB`;
  return {
    shared_buffers: megabytes(within(64 * mebi, memoryBytes / 8, gibi)),
    // The minimum of PostgreSQL is two log files of 16 MB each.
    max_wal_size: megabytes(within(64 * mebi, freeDiskBytes / 10, 2 * gibi)),
    max_connections: String(maxConnections),
    wal_compression: 'on',
    // Compiling a report's plan takes longer than the report.
    jit: 'off',
    // Containers have 64 MB of /dev/shm.
    dynamic_shared_memory_type: process.platform === 'win32' ? 'windows' : 'mmap',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...logSettings,
  };
}

/** Statements and row values hold numbers and names, which stay out of the log; the caller of the statement still gets its error. */
const logSettings = {
  log_destination: 'stderr',
  logging_collector: 'off',
  log_line_prefix: '',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};
