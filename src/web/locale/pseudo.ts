/**
 * Two pseudo-languages that test the screens: the first makes texts a third longer and marks their ends, which reveals texts that are cut or not in a
 * catalogue; the second is written from right to left.
 */
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

const plain = 'AEIOUYaceiounyz';
const accented = 'ÅÉÎØÛÝåçéîøûñýž';

export type PseudoLocale = keyof typeof pseudoLocales;

/** The pseudo-locales. A text that passes twice, such as a refusal in a list of errors, is shaped once. */
export const pseudoLocales = {
  pseudo: onTexts((text) => (text.startsWith('[') ? text : `[${accentedText(text)}${filler(Math.ceil(text.length / 3))}]`)),
  // Override marks: even Latin letters run from right to left between them.
  rtl: onTexts((text) => (text.startsWith('\u202e') ? text : `\u202e${text}\u202c`)),
};

/** Makes filler of `length` dots, with a break after each 20, the length of a long word. */
function filler(length: number): string {
  return '·'.repeat(length).replaceAll(/·{20}(?=·)/g, '$& ');
}

function accentedText(text: string): string {
  return [...text].map((letter) => accented[plain.indexOf(letter)] ?? letter).join('');
}

/** Applies a shape to a text, and to each text among the elements of a longer one. */
function onTexts(shape: (text: string) => string): (node: ReactNode) => ReactNode {
  const apply = (node: ReactNode): ReactNode => {
    if (typeof node === 'string') return node.trim() === '' ? node : shape(node);
    if (Array.isArray(node)) return node.map(apply);
    if (!isValidElement(node)) return node;
    const element = node as ReactElement<{ children?: ReactNode }>;
    const { children } = element.props;
    return children === undefined ? element : cloneElement(element, undefined, ...[apply(children)].flat());
  };
  return apply;
}
