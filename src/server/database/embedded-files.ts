/**
 * The files of the embedded database, which reach the disk when the database asks for it. The build looks for an `fsync` of its file system
 * and goes on without one where there is none; so here is one. What it is asked for includes the names: new files and folders, and
 * those that were moved or removed, are on the disk with the next file, whose content would otherwise be there without a name.
 */
import { fsyncSync } from 'node:fs';
import { dirname } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncFolder } from '../synced-files.ts';

type Init = NodeFS['init'];

/** A part of the file system that the build brings: its functions on open files and on names. */
interface DiskFiles {
  readonly stream_ops: { fsync?: (file: { readonly nfd: number }) => number };
  readonly node_ops: Record<'mknod' | 'rename' | 'unlink' | 'rmdir' | 'symlink', (...args: never[]) => unknown>;
  realPath(node: unknown): string;
  /** Runs `work`, and turns what Node throws into an error that the database understands. */
  tryFSOperation<Result>(work: () => Result): Result;
}

export class SyncedFiles extends NodeFS {
  override async init(...[pglite, given]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pglite, given);
    // A parsing edge: the types of the build do not say what its file systems consist of.
    const syncing = (module: { NODEFS: unknown }) => syncFiles(module.NODEFS as DiskFiles);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), syncing] } };
  }
}

function syncFiles(files: DiskFiles): void {
  const changedFolders = new Set<string>();
  const { mknod, rename, unlink, rmdir, symlink } = files.node_ops;
  /** Remembers the folders among the arguments: a name in them changes. */
  const noting =
    (operation: (...args: never[]) => unknown, folders: readonly number[]) =>
    (...args: never[]) => {
      const result = operation(...args);
      for (const index of folders) changedFolders.add(files.realPath(args[index]));
      return result;
    };
  Object.assign(files.node_ops, {
    mknod: noting(mknod, [0]),
    unlink: noting(unlink, [0]),
    rmdir: noting(rmdir, [0]),
    symlink: noting(symlink, [0]),
    rename: (node: never, newFolder: never, name: never) => {
      changedFolders.add(dirname(files.realPath(node))).add(files.realPath(newFolder));
      return rename(node, newFolder, name);
    },
  });
  const sync = (descriptor: number) => {
    fsyncSync(descriptor);
    for (const folder of changedFolders) {
      syncFolder(folder);
      changedFolders.delete(folder);
    }
  };
  files.stream_ops.fsync = ({ nfd }) =>
    files.tryFSOperation(() => {
      try {
        sync(nfd);
      } catch (cause) {
        // The database refuses the commit and ends; the build would leave whoever asks next without any answer.
        return endForDisk(cause);
      }
      return 0;
    });
}

/** Ends the process, and throws `cause`: what a disk did not take once, it says nothing of when it is asked again. */
export function endForDisk(cause: unknown): never {
  setImmediate(() => {
    throw new Error('The disk did not take what the database wrote', { cause });
  });
  throw cause;
}
