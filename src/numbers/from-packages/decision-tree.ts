import type { Automaton } from './automaton.ts';

/**
 * Decisions over digits as a tree in which equal subtrees exist once. A node is a number: 0 and above stand for an inner node, below for a
 * leaf with the decision `~node`. A subtree with one decision throughout is that leaf, which is what makes prefixes minimal.
 */
export class DecisionTree {
  readonly #children: (readonly number[])[] = [];
  readonly #known = new Map<string, number>();

  leaf(decision: number): number {
    return ~decision;
  }

  isLeaf(node: number): boolean {
    return node < 0;
  }

  /** The decision of a leaf. */
  decision(leaf: number): number {
    return ~leaf;
  }

  /** The child of an inner node for a digit. */
  child(node: number, digit: number): number {
    const child = this.#children[node]?.[digit];
    if (child === undefined) throw new RangeError(`The tree has no node ${node} with a child ${digit}`);
    return child;
  }

  /** The node with these ten children. */
  inner(children: readonly number[]): number {
    const [first = 0] = children;
    if (first < 0 && children.every((child) => child === first)) return first;
    const key = children.join();
    let node = this.#known.get(key);
    if (node === undefined) {
      node = this.#children.push(children) - 1;
      this.#known.set(key, node);
    }
    return node;
  }
}

/** The tree of what `decide` says of all numbers of exactly `length` digits; a number no pattern can match is decided 0. */
export function decideAll(
  tree: DecisionTree,
  { automaton, length }: { automaton: Automaton; length: number },
  decide: (matches: readonly number[]) => number,
): number {
  const nodes = new Map<number, number>();
  const nodeOf = (state: number, remaining: number): number => {
    if (automaton.isDead(state)) return tree.leaf(0);
    if (remaining === 0) return tree.leaf(decide(automaton.matchesAt(state)));
    const key = state * 32 + remaining;
    const known = nodes.get(key);
    if (known !== undefined) return known;
    const children: number[] = [];
    for (let digit = 0; digit < 10; digit += 1) children.push(nodeOf(automaton.step(state, digit), remaining - 1));
    const node = tree.inner(children);
    nodes.set(key, node);
    return node;
  };
  return nodeOf(automaton.start(), length);
}
