/**
 * Text of one line with visible characters only: no controls, no line ends, nothing that changes the direction of reading or has no width, no half of a
 * character. Uses Unicode categories.
 */
export const plainText = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u;
