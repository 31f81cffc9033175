/** Shows what a mail program would not: controls, signs that turn the direction of reading, signs of no width, halves of characters. */
export function visibleText(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (sign) => {
    if (sign === '\t') return sign;
    return `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
  });
}

/** The lines of what somebody wrote, each behind a mark, so that nothing in it passes for what the portal says. */
export function quotedLines(text: string): string[] {
  // Every sign at which some mail program begins a new line.
  return text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/).map((line) => `> ${visibleText(line)}`.trimEnd());
}
