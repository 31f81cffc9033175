/** F12, F13: the disk of the files becomes read-only under load. */
import { onSite } from '../site/on-site.ts';
import { onSmallDisk } from '../site/small-disk.ts';
import { withoutFiles } from '../site/without-files.ts';

await onSite(
  async (site) => {
    const disk = onSmallDisk(site, 'files');
    await site.startNode();
    await withoutFiles(site, {
      takeAway: () => disk.setReadOnly(true),
      giveBack: () => disk.setReadOnly(false),
      words: 'The portal cannot write files now',
    });
  },
  { nodes: 0 },
);
