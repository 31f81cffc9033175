/**
 * Preloaded into a portal (`node --import`): writes down in RECORDED_LOG what the process does to the files below RECORDED_ROOT, in order, so
 * that `disk-after-cut.ts` can say what of it a power cut leaves. What it does not see (streams, copies) counts as never written.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { relative, resolve } from 'node:path';
import { type DiskEntry, encodeEntry } from './disk-log.ts';

const root = resolve(process.env['RECORDED_ROOT'] ?? '');
const { openSync, writeSync, existsSync } = fs;
const log = openSync(process.env['RECORDED_LOG'] ?? '', 'a');
const note = (entry: DiskEntry, bytes?: Uint8Array) => void writeSync(log, encodeEntry(entry, bytes));

/** Descriptors of files below the root. */
const opened = new Set<number>();

/** Undefined for what lies elsewhere. */
function within(path: unknown): string | undefined {
  if (typeof path !== 'string') return undefined;
  const inside = relative(root, resolve(path));
  return inside.startsWith('..') ? undefined : inside;
}

type Anything = (...args: never[]) => unknown;

/** Replaces `name` by a function that does the same and then notes it; of a promise, once it is fulfilled. */
function record(owner: object, name: string, after: (args: unknown[], result: unknown, self: unknown) => void): void {
  const original = Reflect.get(owner, name) as Anything;
  Reflect.set(owner, name, function recorded(this: unknown, ...args: unknown[]): unknown {
    const result: unknown = Reflect.apply(original, this, args);
    if (!(result instanceof Promise)) {
      after(args, result, this);
      return result;
    }
    return result.then((value: unknown) => {
      after(args, value, this);
      return value;
    });
  });
}

function noteOpen(file: number, [path, flags]: unknown[]): void {
  const inside = within(path);
  if (inside === undefined) return;
  opened.add(file);
  const truncates = typeof flags === 'number' ? (flags & fs.constants.O_TRUNC) !== 0 : typeof flags === 'string' && flags.startsWith('w');
  note({ op: 'open', file, path: inside, truncates });
}

function noteWrite(file: number, [data, offset, length, position]: unknown[], written: number): void {
  if (!opened.has(file)) return;
  const bytes = typeof data === 'string' ? Buffer.from(data) : bytesOf(data, Number(offset ?? 0), Number(length ?? written));
  note({ op: 'write', file, ...(typeof position === 'number' && { at: position }) }, bytes.subarray(0, written));
}

function bytesOf(data: unknown, offset: number, length: number): Buffer {
  const view = data as Uint8Array;
  return Buffer.from(view.buffer, view.byteOffset + offset, length);
}

function noteClose(file: number): void {
  if (opened.delete(file)) note({ op: 'close', file });
}

function noteNames(op: 'rename' | 'link', [from, to]: unknown[]): void {
  const [path, target] = [within(from), within(to)];
  if (path !== undefined && target !== undefined) note({ op, path, to: target });
}

function notePath(op: 'mkdir' | 'remove', [path]: unknown[]): void {
  const inside = within(path);
  if (inside !== undefined) note({ op, path: inside });
}

function notePut([path, content, options]: unknown[]): void {
  const inside = within(path);
  if (inside === undefined || !existsSync(String(path))) return;
  const isSynced = typeof options === 'object' && options !== null && 'flush' in options && options.flush === true;
  note({ op: 'put', path: inside, isSynced }, Buffer.from(content as string));
}

record(fs, 'openSync', (args, file) => noteOpen(Number(file), args));
record(fs, 'writeSync', ([file, ...rest], written) => noteWrite(Number(file), rest, Number(written)));
record(
  fs,
  'ftruncateSync',
  ([file, length]) => opened.has(Number(file)) && note({ op: 'truncate', file: Number(file), length: Number(length) }),
);
record(fs, 'truncateSync', ([path, length]) => {
  if (typeof path === 'number') return void (opened.has(path) && note({ op: 'truncate', file: path, length: Number(length) }));
  const inside = within(path);
  if (inside !== undefined) note({ op: 'truncatePath', path: inside, length: Number(length) });
});
for (const name of ['fsyncSync', 'fdatasyncSync'])
  record(fs, name, ([file]) => void (opened.has(Number(file)) && note({ op: 'sync', file: Number(file) })));
for (const [sync, op] of [
  ['renameSync', 'rename'],
  ['linkSync', 'link'],
] as const)
  record(fs, sync, (args) => noteNames(op, args));
for (const [sync, op] of [
  ['mkdirSync', 'mkdir'],
  ['unlinkSync', 'remove'],
  ['rmdirSync', 'remove'],
  ['rmSync', 'remove'],
] as const)
  record(fs, sync, (args) => notePath(op, args));
const { closeSync } = fs;
fs.closeSync = (file) => {
  // Before: the number may be somebody else's right afterwards.
  noteClose(file);
  closeSync(file);
};
record(fs, 'writeFileSync', (args) => void (typeof args[0] === 'string' && notePut(args)));

for (const name of ['rename', 'link'] as const) record(fs.promises, name, (args) => noteNames(name, args));
for (const [name, op] of [
  ['mkdir', 'mkdir'],
  ['unlink', 'remove'],
  ['rm', 'remove'],
] as const)
  record(fs.promises, name, (args) => notePath(op, args));
record(fs.promises, 'writeFile', (args) => void (typeof args[0] === 'string' && notePut(args)));

const handle = await fs.promises.open(log === 0 ? '/dev/null' : process.execPath, 'r');
const handles = Object.getPrototypeOf(handle) as object;
await handle.close();
const fileOf = (self: unknown) => (self as { fd: number }).fd;
record(fs.promises, 'open', (args, opened_) => noteOpen(fileOf(opened_), args));
record(handles, 'write', (args, result, self) => noteWrite(fileOf(self), args, (result as { bytesWritten: number }).bytesWritten));
for (const name of ['sync', 'datasync'])
  record(handles, name, (_, __, self) => void (opened.has(fileOf(self)) && note({ op: 'sync', file: fileOf(self) })));
const closeHandle = Reflect.get(handles, 'close') as Anything;
Reflect.set(handles, 'close', function close(this: { fd: number }) {
  noteClose(this.fd);
  return Reflect.apply(closeHandle, this, []);
});
syncBuiltinESMExports();
