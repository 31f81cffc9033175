/** A node of a `PrefixMap`: the value at this prefix, and what goes on from it by digit. */
export interface PrefixNode {
  value: string | undefined;
  readonly children: (PrefixNode | undefined)[];
}

/** Where a walk along the digits stands: the node, if prefixes go on from here, and the value of the longest prefix passed. */
export interface PrefixPosition {
  readonly node: PrefixNode | undefined;
  readonly value: string;
}

/** Texts by digit prefix, of which the longest counts. */
export class PrefixMap {
  readonly #root = newNode();

  constructor(entries: Iterable<readonly [prefix: string, value: string]>) {
    for (const [prefix, value] of entries) {
      let node = this.#root;
      for (const digit of prefix) node = node.children[Number(digit)] ??= newNode();
      node.value = value;
    }
  }

  /** The position behind some digits; its value is empty when no prefix matches. */
  at(digits: string): PrefixPosition {
    let position: PrefixPosition = { node: this.#root, value: this.#root.value ?? '' };
    for (const digit of digits) position = stepInto(position, Number(digit));
    return position;
  }
}

/** The position one digit further. */
export function stepInto(position: PrefixPosition, digit: number): PrefixPosition {
  const node = position.node?.children[digit];
  if (!node) return position.node ? { node: undefined, value: position.value } : position;
  return { node, value: node.value ?? position.value };
}

/** Whether longer prefixes may still change the value. */
export function goesOn({ node }: PrefixPosition): boolean {
  return node?.children.some((child) => child !== undefined) ?? false;
}

function newNode(): PrefixNode {
  return { value: undefined, children: [] };
}
