/** The portal's own drawings: 16 × 16, strokes of 1.5. */
const paths = {
  account: 'M8 8.25a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5ZM2.75 13.5c.6-2.3 2.6-3.5 5.25-3.5s4.65 1.2 5.25 3.5',
  admin: 'M8 1.75 13 3.5v4.25c0 3-2.2 5.3-5 6.5-2.8-1.2-5-3.5-5-6.5V3.5L8 1.75ZM5.75 8l1.6 1.6 3-3.2',
  calendar: 'M2.5 3.75h11v9.5h-11zM2.5 6.75h11M5.5 2v3M10.5 2v3',
  check: 'm3 8.5 3.25 3.25L13 4.75',
  close: 'm4 4 8 8M12 4l-8 8',
  code: 'M5.25 4.25 1.75 8l3.5 3.75M10.75 4.25 14.25 8l-3.5 3.75M9 3.25l-2 9.5',
  collapse: 'M2.5 2.75h11v10.5h-11zM6 2.75v10.5M11 6 9 8l2 2',
  copy: 'M5.75 5.75h7.5v7.5h-7.5zM3.75 10.25h-1v-7.5h7.5v1',
  dark: 'M13.25 9.5A5.6 5.6 0 0 1 6.5 2.75a5.6 5.6 0 1 0 6.75 6.75Z',
  downloads: 'M8 2.25v8M4.75 7 8 10.25 11.25 7M2.5 13.25h11',
  expand: 'M2.5 2.75h11v10.5h-11zM6 2.75v10.5M9 6l2 2-2 2',
  external: 'M9 2.75h4.25V7M13 3 7.5 8.5M6.5 3.75H2.75v9.5h9.5V9.5',
  hide: 'M2 8s2.2-4.25 6-4.25S14 8 14 8s-2.2 4.25-6 4.25S2 8 2 8ZM3 13.25 13 2.75',
  home: 'M2.5 7.25 8 2.5l5.5 4.75M4 6.25v7h3v-3.5h2v3.5h3v-7',
  info: 'M8 14.25a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5ZM8 7.25v4M8 4.75v.5',
  light:
    'M8 10.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5ZM8 1.5V3M8 13v1.5M1.5 8H3M13 8h1.5M3.4 3.4l1.05 1.05M11.55 11.55l1.05 1.05M12.6 3.4l-1.05 1.05M4.45 11.55 3.4 12.6',
  menu: 'M2.5 4.25h11M2.5 8h11M2.5 11.75h11',
  reports: 'M2.75 2.5v10.75h10.75M5.75 10.5v-3M8.5 10.5V5M11.25 10.5V7',
  search: 'M7 11.25a4.25 4.25 0 1 0 0-8.5 4.25 4.25 0 0 0 0 8.5ZM10.25 10.25l3.5 3.5',
  show: 'M2 8s2.2-4.25 6-4.25S14 8 14 8s-2.2 4.25-6 4.25S2 8 2 8ZM8 9.75a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z',
  'sign-out': 'M9.75 4.5V2.75h-7v10.5h7V11.5M6.5 8h7.25M11.25 5.25 14 8l-2.75 2.75',
  support: 'M2.5 3.25h11v7.5h-6l-3 2.5v-2.5h-2zM5.5 7h.25M8 7h.25M10.5 7h.25',
  system: 'M2 3h12v8.25H2zM5.5 13.5h5M8 11.25v2.25',
  testing: 'M1.75 8.5h3L6.5 3.25l3 9.5 1.75-4.25h3',
  users:
    'M6 7.5a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5ZM1.75 13c.4-2.2 2-3.25 4.25-3.25S9.85 10.8 10.25 13M10.5 3.25a2.1 2.1 0 0 1 0 4M11.75 9.9c1.4.4 2.25 1.4 2.5 3.1',
  watch: 'M4 11.25V7.5a4 4 0 0 1 8 0v3.75l1.25 1.25H2.75L4 11.25ZM6.5 14.25h3',
  warning: 'M8 2.25 14.25 13.5H1.75L8 2.25ZM8 6.5v3.25M8 11.25v.5',
} as const;

export type IconName = keyof typeof paths;

/** Hidden from screen readers unless it has a label of its own. */
export function Icon({ name, label }: { name: IconName; label?: string }) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className="shrink-0"
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...meaning}
    >
      <path d={paths[name]} />
    </svg>
  );
}
