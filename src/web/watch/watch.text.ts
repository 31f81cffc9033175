import { watchChangesKeptDays } from '../../shared/base/limits.ts';
import { formatCount, plural } from '../locale/current-locale.ts';
import { catalogue } from '../locale/catalogue.ts';
import { englishWords } from '../../shared/watch/watch-words.ts';

const entries = (count: number) => `${formatCount(count)} ${plural(count, { one: 'entry', other: 'entries' })}`;

export const watchText = catalogue('watchText', {
  title: 'Watch List',
  list: {
    tab: 'Watched',
    lead: 'We re-check these numbers and prefixes each time new data arrives. Differences appear under Changes.',
    count: (watched: number, most: number) => `${formatCount(watched)} of ${formatCount(most)} watched.`,
    full: (most: number) => `The list is full: ${formatCount(most)} of ${formatCount(most)} are watched. Remove some to add others.`,
    mails: 'E-mail me once a day about changes to entries that I added',
    table: 'Watched numbers and prefixes',
    empty: 'Nothing is watched yet',
    emptyAbout: 'Add the numbers of your customers to learn when one is ported or listed for fraud.',
    digits: 'Number or prefix',
    kind: 'Kind',
    number: 'number',
    prefix: 'prefix',
    changed: 'Last change',
    never: 'none',
    addedBy: 'Added by',
    you: 'You',
    nobody: 'A removed user',
    added: 'Added',
    select: (digits: string) => `Select ${digits}`,
    selectAll: (count: number) => `Select all ${formatCount(count)}`,
    selectNone: 'Select none',
    remove: (count: number) => `Remove ${formatCount(count)}`,
  },
  add: {
    title: 'Add numbers or prefixes',
    entries: 'Numbers and prefixes',
    helper:
      'One per line with country code, in any notation. End a prefix with *: 4474*. Each new number counts as a query of npq, dno, dnoText, irsfCheck and AITCheck, each prefix as one of gnr.',
    file: 'Or choose a file (.csv, .txt or .xlsx)',
    column: 'Column with the numbers',
    columnNumber: (column: number) => `column ${column}`,
    read: (lines: number, file: string) =>
      `${formatCount(lines)} ${plural(lines, { one: 'line', other: 'lines' })} from ${file} added above.`,
    reading: (file: string) => `Reading ${file}…`,
    unreadable: 'The file could not be read. It may have been changed or moved: choose it again.',
    tooManyBytes: (megabytes: number) => `The file is larger than ${megabytes} MiB.`,
    tooManyLines: (lines: number, most: number) => `The file has ${formatCount(lines)} lines; at most ${formatCount(most)} can be watched.`,
    submit: 'Watch',
    nothing: 'Enter a number or a prefix',
    noRoom: (fresh: number, room: number) => `${entries(fresh)} would be new, but there is only room for ${formatCount(room)}.`,
    left: (count: number) =>
      `Could not read ${plural(count, { one: 'this line', other: `these ${formatCount(count)} lines` })}, left above:`,
    changedLine: (line: string, digits: string, how: string) => `“${line}” is read as ${digits}. ${how}`,
    leftLine: (line: string, why: string) => `“${line}” ${why}`,
    leftMore: (count: number) => `and ${formatCount(count)} more`,
    added: (count: number) => `${entries(count)} added.`,
    already: (count: number) => `${formatCount(count)} ${plural(count, { one: 'was', other: 'were' })} already watched.`,
    notAsked: (count: number) =>
      `${entries(count)} ${plural(count, { one: 'is not watched and stays', other: 'are not watched and stay' })} above:`,
    refused: (digits: readonly string[]) => `Not watched, because their answers are demo data: ${digits.join(', ')}.`,
    progress: (sent: number, of: number) => `${formatCount(sent)} of ${formatCount(of)}…`,
  },
  /** Numbers of a batch. */
  found: {
    watch: 'Watch',
    refused: (count: number) => `${formatCount(count)} not watched: demo data, or no permission to query.`,
  },
  remove: {
    title: (count: number) => `Remove ${entries(count)}?`,
    loss: 'They will no longer be watched. Past changes stay under Changes.',
    back: 'No, keep them',
    confirm: 'Yes, remove',
    done: (count: number) => `${entries(count)} removed`,
  },
  changes: {
    tab: 'Changes',
    lead: `Differences found when data was updated, newest first. Kept for ${watchChangesKeptDays} days.`,
    table: 'Changes',
    empty: 'No changes yet',
    emptyAbout: 'A watched number appears here when its operator, porting or fraud listing changes.',
    at: 'Time',
    what: 'What changed',
    data: 'Data versions',
    still: 'Still watched',
    refresh: 'Refresh',
    older: 'Load older',
  },
});

/** The texts about watched entries, in the shown language; mails and files have them in English. */
export const watchWords = catalogue('watchWords', { ...englishWords });
