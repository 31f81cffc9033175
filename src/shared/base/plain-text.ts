/**
 * Text of one line in which every character is seen: no controls, no line ends, nothing that turns the direction of reading or has no
 * width, no half of a character. By the categories of Unicode.
 */
export const plainText = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u;
