import { Fragment, type ReactNode } from 'react';

/** A text whose dates stay on one line each: browsers break them behind their hyphens. */
export function WholeDates({ children: text }: { children: string }): ReactNode {
  return text.split(/(\d{4}-\d\d-\d\d)/).map((piece, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{piece}</Fragment>
    ) : (
      <span key={index} className="whitespace-nowrap">
        {piece}
      </span>
    ),
  );
}
