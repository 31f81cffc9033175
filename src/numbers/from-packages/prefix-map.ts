/** A node of a `PrefixMap`: the value at this prefix, and its continuations by digit. */
export interface PrefixNode {
  value: string | undefined;
  readonly children: (PrefixNode | undefined)[];
}

/** Position of a walk along the digits: the node, if longer prefixes exist, and the value of the longest prefix passed. */
export interface PrefixPosition {
  readonly node: PrefixNode | undefined;
  readonly value: string;
}

/** Maps digit prefixes to texts; the longest prefix counts. */
export class PrefixMap {
  readonly #root = newNode();

  constructor(entries: Iterable<readonly [prefix: string, value: string]>) {
    for (const [prefix, value] of entries) {
      let node = this.#root;
      for (const digit of prefix) node = node.children[Number(digit)] ??= newNode();
      node.value = value;
    }
  }

  /** Returns the position after some digits; its value is empty if no prefix matches. */
  at(digits: string): PrefixPosition {
    let position: PrefixPosition = { node: this.#root, value: this.#root.value ?? '' };
    for (const digit of digits) position = stepInto(position, Number(digit));
    return position;
  }
}

/** Returns the position one digit further. */
export function stepInto(position: PrefixPosition, digit: number): PrefixPosition {
  const node = position.node?.children[digit];
  if (!node) return position.node ? { node: undefined, value: position.value } : position;
  return { node, value: node.value ?? position.value };
}

/** Returns true if longer prefixes may still change the value. */
export function goesOn({ node }: PrefixPosition): boolean {
  return node?.children.some((child) => child !== undefined) ?? false;
}

function newNode(): PrefixNode {
  return { value: undefined, children: [] };
}
