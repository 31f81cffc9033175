/** The drawings of the screens behind the sign-in, like those in `drawings.ts`. */
export const account = 'M8 8.25a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5ZM2.75 13.5c.6-2.3 2.6-3.5 5.25-3.5s4.65 1.2 5.25 3.5';
export const admin = 'M8 1.75 13 3.5v4.25c0 3-2.2 5.3-5 6.5-2.8-1.2-5-3.5-5-6.5V3.5L8 1.75ZM5.75 8l1.6 1.6 3-3.2';
export const calendar = 'M2.5 3.75h11v9.5h-11zM2.5 6.75h11M5.5 2v3M10.5 2v3';
export const code = 'M5.25 4.25 1.75 8l3.5 3.75M10.75 4.25 14.25 8l-3.5 3.75M9 3.25l-2 9.5';
export const collapse = 'M2.5 2.75h11v10.5h-11zM6 2.75v10.5M11 6 9 8l2 2';
export const copy = 'M5.75 5.75h7.5v7.5h-7.5zM3.75 10.25h-1v-7.5h7.5v1';
export const downloads = 'M8 2.25v8M4.75 7 8 10.25 11.25 7M2.5 13.25h11';
export const expand = 'M2.5 2.75h11v10.5h-11zM6 2.75v10.5M9 6l2 2-2 2';
export const external = 'M9 2.75h4.25V7M13 3 7.5 8.5M6.5 3.75H2.75v9.5h9.5V9.5';
export const home = 'M2.5 7.25 8 2.5l5.5 4.75M4 6.25v7h3v-3.5h2v3.5h3v-7';
export const menu = 'M2.5 4.25h11M2.5 8h11M2.5 11.75h11';
export const more = 'M3.25 8h.25M7.9 8h.25M12.5 8h.25';
export const ranges = 'm6.25 2.5-1.5 11M11.25 2.5l-1.5 11M2.75 6h10.5M2.25 10h10.5';
export const reports = 'M2.75 2.5v10.75h10.75M5.75 10.5v-3M8.5 10.5V5M11.25 10.5V7';
export const search = 'M7 11.25a4.25 4.25 0 1 0 0-8.5 4.25 4.25 0 0 0 0 8.5ZM10.25 10.25l3.5 3.5';
export const signOut = 'M9.75 4.5V2.75h-7v10.5h7V11.5M6.5 8h7.25M11.25 5.25 14 8l-2.75 2.75';
export const support = 'M2.5 3.25h11v7.5h-6l-3 2.5v-2.5h-2zM5.5 7h.25M8 7h.25M10.5 7h.25';
export const testing = 'M1.75 8.5h3L6.5 3.25l3 9.5 1.75-4.25h3';
export const users =
  'M6 7.5a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5ZM1.75 13c.4-2.2 2-3.25 4.25-3.25S9.85 10.8 10.25 13M10.5 3.25a2.1 2.1 0 0 1 0 4M11.75 9.9c1.4.4 2.25 1.4 2.5 3.1';
export const watch = 'M4 11.25V7.5a4 4 0 0 1 8 0v3.75l1.25 1.25H2.75L4 11.25ZM6.5 14.25h3';
