import { catalogue } from '../locale/catalogue.ts';

export const downloadsUnderWayText = catalogue('documents/downloads-under-way', {
  name: 'Downloads under way',
  of: (title: string) => `Download of ${title}`,
  bytes: (bytes: string, of: string) => `${bytes} of ${of}`,
  cancel: 'Cancel',
  /** Are read after the buttons. */
  cancelOf: (title: string) => ` the download of ${title}`,
  buttonOf: (title: string) => `: ${title}`,
  failed: (title: string) => `${title} could not be downloaded`,
  again: 'Try again',
  close: 'Close',
  said: {
    started: (title: string) => `${title}: download started`,
    finished: (title: string) => `${title}: download finished`,
    cancelled: (title: string) => `${title}: download cancelled`,
  },
});
