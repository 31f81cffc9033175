import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { s3Storage } from './s3-storage.ts';
import { diskStorage, FileMissing, removePartialFiles, type Storage } from './storage.ts';
import { startObjectStorage } from '../test-support/object-storage.ts';

interface Place {
  readonly storage: Storage;
  /** The files that lie there. */
  files(): string[];
  stop(): Promise<void>;
}

async function onDisk(): Promise<Place> {
  const directory = mkdtempSync(join(tmpdir(), 'dialplane-files-'));
  const files = () =>
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  return { storage: diskStorage(directory), files, stop: async () => rmSync(directory, { recursive: true, force: true }) };
}

async function inObjectStorage(): Promise<Place> {
  const { place, files, stop } = await startObjectStorage();
  return { storage: s3Storage(place), files, stop };
}

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
const contentOf = async (storage: Storage, key: string, range?: { from: number; to: number }) => buffer(await storage.read(key, range));

async function* inChunks(content: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.byteLength; at += size) yield content.subarray(at, at + size);
}

async function* breakingOffAfter(bytes: number): AsyncGenerator<Uint8Array> {
  for (let sent = 0; sent < bytes; sent += 1024 * 1024) yield Buffer.alloc(1024 * 1024, 'x');
  throw new Error('the caller hung up');
}

describe.each([
  ['on the disk', onDisk],
  ['in object storage', inObjectStorage],
])('%s', (_, start) => {
  let place: Place;
  let storage: Storage;
  beforeAll(async () => {
    place = await start();
    ({ storage } = place);
  });
  afterAll(() => place.stop());

  test.each([
    ['nothing', 0],
    ['a few bytes', 11],
    ['exactly one part', 8 * 1024 * 1024],
    ['one part and a byte', 8 * 1024 * 1024 + 1],
    ['several parts', 20 * 1024 * 1024 + 12_345],
  ])('a file of %s comes back as it was written, with its size and SHA-256', async (name, bytes) => {
    const content = randomBytes(bytes);
    const key = `results/${name.replaceAll(' ', '-')}`;
    expect(await storage.write(key, inChunks(content, 1_000_003))).toEqual({ bytes, sha256: sha256(content) });
    expect((await contentOf(storage, key)).equals(content)).toBe(true);
  });

  test('bytes at hand are written like a stream', async () => {
    const content = Buffer.from('at hand');
    expect(await storage.write('at-hand', content)).toEqual({ bytes: 7, sha256: sha256(content) });
    expect((await contentOf(storage, 'at-hand')).toString()).toBe('at hand');
  });

  test('files can be kept, before the first one too', async () => {
    const before = place.files().length;
    await expect(storage.check()).resolves.toBeUndefined();
    expect(place.files()).toHaveLength(before);
  });

  test('a part of a file is read by its first and last byte', async () => {
    await storage.write('digits', Buffer.from('0123456789'));
    expect((await contentOf(storage, 'digits', { from: 0, to: 1 })).toString()).toBe('01');
    expect((await contentOf(storage, 'digits', { from: 3, to: 6 })).toString()).toBe('3456');
    expect((await contentOf(storage, 'digits', { from: 9, to: 9 })).toString()).toBe('9');
  });

  test('the files of a folder are listed by their keys, those of others are not', async () => {
    for (const key of ['listed/b.1', 'listed/a', 'listed-too/c', 'listed.d']) await storage.write(key, Buffer.from('x'));
    expect(await storage.list('listed/')).toEqual(['listed/a', 'listed/b.1']);
    expect(await storage.list('nowhere/')).toEqual([]);
  });

  test('a file that is not there is FileMissing', async () => {
    await expect(storage.read('nowhere/at-all')).rejects.toThrow(FileMissing);
  });

  test.each([
    ['small', 2 * 1024 * 1024],
    ['large', 20 * 1024 * 1024],
  ])('an upload that breaks off leaves nothing: %s', async (size, bytes) => {
    const before = place.files().length;
    await expect(storage.write(`broken/${size}`, breakingOffAfter(bytes))).rejects.toThrow('the caller hung up');
    await expect(storage.read(`broken/${size}`)).rejects.toThrow(FileMissing);
    expect(place.files()).toHaveLength(before);
  });

  test('a folder goes with everything in it and nothing beside it', async () => {
    for (const key of ['folder/a', 'folder/deep/b', 'folder-beside']) await storage.write(key, Buffer.from(key));
    await storage.remove('folder/');
    for (const key of ['folder/a', 'folder/deep/b']) await expect(storage.read(key)).rejects.toThrow(FileMissing);
    expect((await contentOf(storage, 'folder-beside')).toString()).toBe('folder-beside');
    await storage.remove('folder-beside');
    await expect(storage.read('folder-beside')).rejects.toThrow(FileMissing);
    await expect(storage.remove('folder/')).resolves.toBeUndefined();
    await expect(storage.remove('folder-beside')).resolves.toBeUndefined();
  });

  test.each(['../secret', '/etc/passwd', 'a/../b', '.hidden', 'a\\b', 'a\0b', 'a//b', ''])('T44: "%s" is no key', async (key) => {
    await expect(storage.read(key)).rejects.toThrow(RangeError);
    await expect(storage.write(key, Buffer.from('x'))).rejects.toThrow(RangeError);
    await expect(storage.remove(key)).rejects.toThrow(RangeError);
  });
});

test('a file that a killed process left half-written goes when it is an hour old, and not while somebody may write it', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'dialplane-files-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const partial = join(directory, '.partial');
  await expect(removePartialFiles(directory)).resolves.toBeUndefined();
  mkdirSync(partial);
  for (const minutes of [59, 61]) {
    writeFileSync(join(partial, `${minutes}`), '');
    const time = new Date(Date.now() - minutes * 60_000);
    utimesSync(join(partial, `${minutes}`), time, time);
  }
  await removePartialFiles(directory);
  expect(readdirSync(partial)).toEqual(['59']);
});

test('an upload to object storage that breaks off is dropped there, so that its parts cost nothing', async () => {
  const { place, requests, stop } = await startObjectStorage();
  onTestFinished(stop);
  await expect(s3Storage(place).write('broken', breakingOffAfter(20 * 1024 * 1024))).rejects.toThrow('the caller hung up');
  const [, uploadId = ''] = /uploadId=(\w+)/.exec(requests.find((request) => request.startsWith('PUT')) ?? '') ?? [];
  expect(uploadId).not.toBe('');
  expect(requests.at(-1)).toMatch(new RegExp(`^DELETE .*/broken\\?uploadId=${uploadId}$`));
});
