/** F13: the disk of the files is full under load: refused in words, the batch that runs waits and goes on, and nothing half-written is ever there. */
import { onSite } from '../site/on-site.ts';
import { onSmallDisk } from '../site/small-disk.ts';
import { withoutFiles } from '../site/without-files.ts';

await onSite(
  async (site) => {
    const disk = onSmallDisk(site, 'files');
    await site.startNode();
    await withoutFiles(site, {
      takeAway: async () => disk.fill(),
      giveBack: async () => disk.empty(),
      words: 'There is no space left for files',
    });
  },
  { nodes: 0 },
);
