/**
 * Two languages that nobody speaks, for looking at the screens: the first makes texts a third longer and marks their ends, so that a
 * text that is cut or is not in a catalogue is seen; the second is written from right to left.
 */
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

const plain = 'AEIOUYaceiounyz';
const accented = 'ÅÉÎØÛÝåçéîøûñýž';

export type PseudoLocale = keyof typeof pseudoLocales;

/** What is shown through two hands, such as a refusal in a list of errors, is shaped once. */
export const pseudoLocales = {
  pseudo: onTexts((text) => (text.startsWith('[') ? text : `[${accentedText(text)}${filler(Math.ceil(text.length / 3))}]`)),
  // Override marks: even Latin letters run from right to left between them.
  rtl: onTexts((text) => (text.startsWith('\u202e') ? text : `\u202e${text}\u202c`)),
};

/** No longer without a break than a long word. */
function filler(length: number): string {
  return '·'.repeat(length).replaceAll(/·{20}(?=·)/g, '$& ');
}

function accentedText(text: string): string {
  return [...text].map((letter) => accented[plain.indexOf(letter)] ?? letter).join('');
}

/** Applied to a text, and to each text among the elements of a longer one. */
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
