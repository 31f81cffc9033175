/**
 * What lies on the disk after a power cut: of what a process did, only what it had synced before. A name counts as synced with its folder
 * alone, as POSIX has it; real file systems keep more. With `chance` some of the rest reached the disk as well, block by block, in any order.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { decodeEntries, type DiskEntry } from './disk-log.ts';

/** What the system writes at once. */
const blockBytes = 4_096;

class RecordedFile {
  /** Where nothing of it was touched: the copy of before. */
  source: string | undefined;
  #now: Buffer | undefined;
  #disk: Buffer | undefined;
  /** Blocks that were written since the last sync. */
  readonly #unsynced = new Set<number>();

  constructor(source?: string) {
    this.source = source;
  }

  write(bytes: Buffer, at: number): void {
    this.#load();
    const end = at + bytes.length;
    this.resize(Math.max(end, this.length));
    bytes.copy(this.#now ?? Buffer.alloc(0), at);
    for (let block = Math.floor(at / blockBytes); block * blockBytes < end; block += 1) this.#unsynced.add(block);
  }

  get length(): number {
    this.#load();
    return this.#now?.length ?? 0;
  }

  resize(length: number): void {
    this.#load();
    const now = this.#now ?? Buffer.alloc(0);
    if (length === now.length) return;
    const resized = Buffer.alloc(length);
    now.copy(resized);
    this.#now = resized;
  }

  sync(): void {
    if (this.source !== undefined) return;
    const now = this.#now ?? Buffer.alloc(0);
    const disk = this.#sized(now.length);
    // A block behind the end was cut off again.
    for (const from of [...this.#unsynced].map((block) => block * blockBytes).filter((byte) => byte < now.length))
      now.copy(disk, from, from, from + blockBytes);
    this.#disk = disk;
    this.#unsynced.clear();
  }

  /** The content after the cut. */
  surviving(isKept: () => boolean): Buffer {
    const now = this.#now ?? Buffer.alloc(0);
    for (const block of this.#unsynced) {
      const from = block * blockBytes;
      if (from >= now.length || !isKept()) continue;
      const part = now.subarray(from, from + blockBytes);
      if ((this.#disk?.length ?? 0) < from + part.length) this.#disk = this.#sized(from + part.length);
      if (this.#disk) part.copy(this.#disk, from);
    }
    return this.#disk ?? Buffer.alloc(0);
  }

  #sized(length: number): Buffer {
    if (this.#disk?.length === length) return this.#disk;
    const sized = Buffer.alloc(length);
    this.#disk?.copy(sized);
    return sized;
  }

  #load(): void {
    if (this.source === undefined) return;
    this.#now = readFileSync(this.source);
    this.#disk = Buffer.from(this.#now);
    this.source = undefined;
  }
}

class RecordedFolder {
  now = new Map<string, RecordedFile | RecordedFolder>();
  disk = new Map<string, RecordedFile | RecordedFolder>();
}

/**
 * Writes to `after`, which does not exist yet, what is left of the folder whose content was `before` when the process started that wrote
 * `log`. `chance` (0 to 1) is how likely each unsynced block is to have reached the disk; `random` answers numbers as Math.random does.
 */
export function diskAfterCut(
  { before, log, after }: { before: string; log: string; after: string },
  { chance = 0, random = Math.random }: { chance?: number; random?: () => number } = {},
): void {
  const root = readFolder(before);
  const files = new Map<number, RecordedFile | RecordedFolder>();
  for (const { entry, bytes } of decodeEntries(readFileSync(log))) replay({ root, files }, entry, bytes);
  writeFolder(root, after, () => random() < chance);
}

function readFolder(path: string): RecordedFolder {
  const folder = new RecordedFolder();
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) folder.now.set(entry.name, readFolder(inside));
    else if (entry.isFile()) folder.now.set(entry.name, new RecordedFile(inside));
  }
  folder.disk = new Map(folder.now);
  return folder;
}

interface Replaying {
  readonly root: RecordedFolder;
  readonly files: Map<number, RecordedFile | RecordedFolder>;
}

function replay({ root, files }: Replaying, entry: DiskEntry, bytes: Buffer): void {
  const opened = 'file' in entry ? files.get(entry.file) : undefined;
  const file = opened instanceof RecordedFile ? opened : undefined;
  switch (entry.op) {
    case 'open': {
      const found = find(root, entry.path) ?? add(root, entry.path, new RecordedFile());
      if (found instanceof RecordedFile && entry.truncates) found.resize(0);
      files.set(entry.file, found);
      return;
    }
    case 'close':
      files.delete(entry.file);
      return;
    case 'write':
      file?.write(bytes, entry.at ?? file.length);
      return;
    case 'truncate':
      file?.resize(entry.length);
      return;
    case 'truncatePath': {
      const found = find(root, entry.path);
      if (found instanceof RecordedFile) found.resize(entry.length);
      return;
    }
    case 'put': {
      const found = find(root, entry.path) ?? add(root, entry.path, new RecordedFile());
      if (!(found instanceof RecordedFile)) return;
      found.resize(0);
      found.write(bytes, 0);
      if (entry.isSynced) found.sync();
      return;
    }
    case 'sync':
      if (opened instanceof RecordedFolder) opened.disk = new Map(opened.now);
      else opened?.sync();
      return;
    case 'mkdir':
      makeFolders(root, entry.path);
      return;
    case 'remove':
      parentOf(root, entry.path)?.now.delete(nameOf(entry.path));
      return;
    case 'rename':
    case 'link': {
      const found = find(root, entry.path);
      if (!found) return;
      if (entry.op === 'rename') parentOf(root, entry.path)?.now.delete(nameOf(entry.path));
      add(root, entry.to, found);
    }
  }
}

function find(root: RecordedFolder, path: string): RecordedFile | RecordedFolder | undefined {
  let found: RecordedFile | RecordedFolder | undefined = root;
  for (const name of path.split('/').filter(Boolean)) found = found instanceof RecordedFolder ? found.now.get(name) : undefined;
  return found;
}

function parentOf(root: RecordedFolder, path: string): RecordedFolder | undefined {
  const parent = find(root, dirname(path) === '.' ? '' : dirname(path));
  return parent instanceof RecordedFolder ? parent : undefined;
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function add<Node extends RecordedFile | RecordedFolder>(root: RecordedFolder, path: string, node: Node): Node {
  const parent = parentOf(root, path);
  if (!parent) throw new Error(`There is no folder for ${path}`);
  parent.now.set(nameOf(path), node);
  return node;
}

function makeFolders(root: RecordedFolder, path: string): void {
  let folder = root;
  for (const name of path.split('/').filter(Boolean)) {
    const next = folder.now.get(name) ?? new RecordedFolder();
    if (!(next instanceof RecordedFolder)) return;
    folder.now.set(name, next);
    folder = next;
  }
}

function writeFolder(folder: RecordedFolder, path: string, isKept: () => boolean): void {
  mkdirSync(path, { mode: 0o700 });
  for (const [name, node] of isKept() ? folder.now : folder.disk) {
    const inside = join(path, name);
    if (node instanceof RecordedFolder) writeFolder(node, inside, isKept);
    else if (node.source !== undefined) copyFileSync(node.source, inside);
    else writeFileSync(inside, node.surviving(isKept), { mode: 0o600 });
  }
}
