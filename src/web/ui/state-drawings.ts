/** The drawings of states, beside their words: 16 × 16, strokes of 1.5. */
export const demo = 'M6.25 2h3.5M7 2v4.5l-4 6.75h10L9 6.5V2M5 10h6';
export const none = 'M4 8h8';
export const partly = 'M8 13.25a5.25 5.25 0 1 0 0-10.5 5.25 5.25 0 0 0 0 10.5ZM8 2.75v10.5M9.5 3.25v9.5M11 4v8M12.25 5.5v5';
export const running = 'M13.25 8A5.25 5.25 0 1 1 8 2.75M8 2.75 10 1M8 2.75 10 4.5';
export const unread = 'M8 6.25a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5ZM8 8h.01';
export const waiting = 'M8 13.25a5.25 5.25 0 1 0 0-10.5 5.25 5.25 0 0 0 0 10.5ZM8 5v3l2 1.25';
