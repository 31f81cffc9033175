import { Link, type LinkComponent } from '@tanstack/react-router';

/** A link from one screen to another. Takes what the router's `Link` takes; the screen that it leads to is never said to be the present one. */
export const ScreenLink: LinkComponent<'a'> = (props) => <Link activeOptions={{ exact: true }} {...props} />;
