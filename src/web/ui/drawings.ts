/** The portal's own drawings that the sign-in page shows, too: 16 × 16, strokes of 1.5. */
export const check = 'm3 8.5 3.25 3.25L13 4.75';
export const close = 'm4 4 8 8M12 4l-8 8';
export const dark = 'M13.25 9.5A5.6 5.6 0 0 1 6.5 2.75a5.6 5.6 0 1 0 6.75 6.75Z';
export const hide = 'M2 8s2.2-4.25 6-4.25S14 8 14 8s-2.2 4.25-6 4.25S2 8 2 8ZM3 13.25 13 2.75';
export const info = 'M8 14.25a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5ZM8 7.25v4M8 4.75v.5';
export const light =
  'M8 10.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5ZM8 1.5V3M8 13v1.5M1.5 8H3M13 8h1.5M3.4 3.4l1.05 1.05M11.55 11.55l1.05 1.05M12.6 3.4l-1.05 1.05M4.45 11.55 3.4 12.6';
export const show = 'M2 8s2.2-4.25 6-4.25S14 8 14 8s-2.2 4.25-6 4.25S2 8 2 8ZM8 9.75a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z';
export const system = 'M2 3h12v8.25H2zM5.5 13.5h5M8 11.25v2.25';
export const warning = 'M8 2.25 14.25 13.5H1.75L8 2.25ZM8 6.5v3.25M8 11.25v.5';
