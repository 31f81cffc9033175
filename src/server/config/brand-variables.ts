/** The variables of the provider's own look, names and legal lines. */
import { accent, line, lines, links, logo, text, url } from './variable-schemas.ts';

export const brandVariables = {
  PRODUCT_NAME: { schema: text.default('Dialplane'), unset: 'Dialplane', about: 'Name of the product in titles, headings and mails.' },
  ACCENT_COLOUR: {
    schema: accent.optional(),
    unset: "the portal's own",
    about: 'Colour of buttons, marks and edges, like #0b5cad; refused where text cannot be read on it.',
  },
  LOGO: {
    schema: logo.optional(),
    unset: 'four rising bars',
    about: 'Path of an SVG or PNG file with the logo, also the icon of the page; for light ground.',
  },
  LOGO_DARK: {
    schema: logo.optional(),
    unset: 'LOGO on a white plate',
    about: 'The same for dark ground: the sidebar and the dark theme.',
  },
  PROVIDER_NAME: { schema: text.default('Example Carrier'), unset: 'Example Carrier', about: 'Name of the provider.' },
  PROVIDER_URL: {
    schema: url('http', 'https').default('https://dialplane.example'),
    unset: 'https://dialplane.example',
    about: "The provider's site, linked from the sidebar.",
  },
  SOCIAL_LINKS: {
    schema: links.optional(),
    unset: 'two made-up ones in the demo, none otherwise',
    about: 'Links of the footer: Name=https://address, Name=https://address.',
  },
  LEGAL_LINKS: {
    schema: links.optional(),
    unset: 'none',
    about: 'Links at the foot of every screen, such as imprint, privacy and terms: Name=https://address, Name=https://address.',
  },
  MAIL_FROM_NAME: { schema: line(100).optional(), unset: 'the address alone', about: 'Name of the sender of every mail.' },
  MAIL_FOOTER: {
    schema: lines.optional(),
    unset: 'none',
    about: 'Lines below the text of every mail, such as what the law asks for; \\n begins another one.',
  },
} as const;
