const most = 5;

/** The screens whose path or title is nearest to what was wanted, best first. */
export function nearest<Screen extends { path: string; title: string }>(wanted: string, screens: readonly Screen[]): Screen[] {
  const word = plain(wanted);
  const distance = ({ path, title }: Screen) =>
    Math.min(...[plain(path), plain(title)].map((name) => (word !== '' && name.includes(word) ? 0 : edits(word, name))));
  return screens.toSorted((one, other) => distance(one) - distance(other)).slice(0, most);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** How many letters must be added, dropped or changed to make one word the other. */
function edits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...one].entries()) {
    const above = row;
    row = [line + 1];
    for (let at = 0; at < other.length; at += 1) {
      const changed = (above[at] ?? 0) + (letter === other[at] ? 0 : 1);
      row.push(Math.min(changed, (above[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1));
    }
  }
  return row.at(-1) ?? 0;
}
