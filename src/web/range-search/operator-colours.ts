import { hashOfText } from '../../shared/base/text-hash.ts';

/** Colours of the operators. All readers can tell neighbours apart, and each has a contrast of 3 or more in both themes. */
const colours = ['#7595c5', '#fd4d13', '#1b6ab6', '#ca2330', '#ac73fe', '#25a37e', '#6449f4', '#1e767e'];
/** The colour of shares without a specified operator, and of the operators that are not listed by name. */
export const greyColour = '#78838f';
const notSpecified = 'operator not specified';

/** Returns a colour for each operator of a bar. An operator has the same one in every bar, unless it is taken. */
export function operatorColours(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    if (name === notSpecified || name === '') return greyColour;
    const start = hashOfText(name) % colours.length;
    const colour = [...colours.slice(start), ...colours.slice(0, start)].find((one) => !taken.has(one)) ?? greyColour;
    taken.add(colour);
    return colour;
  });
}
