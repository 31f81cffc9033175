const mostShown = 5;

/** Returns the screens whose path or title is nearest to the wanted one, best first. */
export function nearest<Screen extends { path: string; title: string }>(wanted: string, screens: readonly Screen[]): Screen[] {
  const word = lettersAndDigits(wanted);
  const distance = ({ path, title }: Screen) =>
    Math.min(
      ...[lettersAndDigits(path), lettersAndDigits(title)].map((name) =>
        word !== '' && name.includes(word) ? 0 : levenshteinDistance(word, name),
      ),
    );
  return screens.toSorted((a, b) => distance(a) - distance(b)).slice(0, mostShown);
}

function lettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Returns the number of letters to add, drop or change to turn `from` into `to`. */
function levenshteinDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...from].entries()) {
    const above = row;
    row = [line + 1];
    for (let index = 0; index < to.length; index += 1) {
      const changed = (above[index] ?? 0) + (letter === to[index] ? 0 : 1);
      row.push(Math.min(changed, (above[index + 1] ?? 0) + 1, (row[index] ?? 0) + 1));
    }
  }
  return row.at(-1) ?? 0;
}
