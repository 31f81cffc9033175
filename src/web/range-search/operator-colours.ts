import { hashOfText } from '../../shared/base/text-hash.ts';

/** Those next to each other are told apart by everybody, and each stands 3 or more against both themes. */
const colours = ['#7595c5', '#fd4d13', '#1b6ab6', '#ca2330', '#ac73fe', '#25a37e', '#6449f4', '#1e767e'];
/** What no operator is named for, and the operators that are not named. */
export const greyColour = '#78838f';
const notSpecified = 'operator not specified';

/** A colour for each operator of a bar. Where it is free an operator has the same one in every bar. */
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
