import { useEffect, useRef, useState } from 'react';
import { useConfig } from '../api/public-config.ts';
import { forgetWhereViewBegan, takeViewSwitch, whereViewBegan } from '../session/support-view.ts';
import { homeText } from './home.text.tsx';

/** The heading of Home. It has the focus after a support view began or ended; after its end a link leads back to the screen on which it began. */
export function Welcome() {
  const { productName } = useConfig();
  const heading = useRef<HTMLHeadingElement>(null);
  const [began] = useState(whereViewBegan);
  useEffect(() => {
    if (takeViewSwitch()) heading.current?.focus();
    return forgetWhereViewBegan;
  }, []);
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
      <h1 ref={heading} tabIndex={-1} className="text-h1 font-semibold">
        {homeText.welcome(productName)}
      </h1>
      {began !== null && (
        <a href={began} className="link" onClick={forgetWhereViewBegan}>
          {homeText.wayBack}
        </a>
      )}
    </div>
  );
}
