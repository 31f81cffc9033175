/** The variables of the provider's own look, names and legal lines. */
import { accent, line, lines, links, logo, text, url } from './variable-schemas.ts';

export const brandVariables = {
  PRODUCT_NAME: { schema: text.default('Dialplane'), unset: 'Dialplane', about: 'Name of the product in titles, headings and e-mails.' },
  ACCENT_COLOUR: {
    schema: accent.optional(),
    unset: 'the default colour',
    about: 'Colour of buttons, marks and edges, like #0b5cad; refused if text on it is not readable.',
  },
  LOGO: {
    schema: logo.optional(),
    unset: 'four rising bars',
    about: 'Path of an SVG or PNG file with the logo for light backgrounds, also the page icon.',
  },
  LOGO_DARK: {
    schema: logo.optional(),
    unset: 'LOGO on a white plate',
    about: 'The same for dark backgrounds: the sidebar and the dark theme.',
  },
  PROVIDER_NAME: { schema: text.default('Example Carrier'), unset: 'Example Carrier', about: 'Name of the provider.' },
  PROVIDER_URL: {
    schema: url('http', 'https').default('https://dialplane.example'),
    unset: 'https://dialplane.example',
    about: "The provider's website, linked from the sidebar.",
  },
  SOCIAL_LINKS: {
    schema: links.optional(),
    unset: 'two demo links in the demo, otherwise none',
    about: 'Links in the footer: Name=https://address, Name=https://address.',
  },
  LEGAL_LINKS: {
    schema: links.optional(),
    unset: 'none',
    about: 'Links at the bottom of every page, such as imprint, privacy and terms: Name=https://address, Name=https://address.',
  },
  MAIL_FROM_NAME: { schema: line(100).optional(), unset: 'only the address', about: 'Sender name of all e-mails.' },
  MAIL_FOOTER: {
    schema: lines.optional(),
    unset: 'none',
    about: 'Lines below the text of every e-mail, such as legal notices; \\n starts a new line.',
  },
} as const;
