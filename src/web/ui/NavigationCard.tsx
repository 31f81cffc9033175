import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

interface CardProps extends Omit<ComponentProps<'a'>, 'title' | 'className' | 'children'> {
  title: string;
  text?: string;
  /** Address of a decorative picture. */
  image?: string;
}

/** A tile that leads somewhere, one of a row. Its one link covers the whole tile. Takes what the router's `Link` takes. */
export const NavigationCard = createLink(Card);

function Card({ title, text, image, ...attributes }: CardProps) {
  return (
    <div className="relative flex h-full flex-col gap-0.5 bg-surface px-4 py-3 hover:bg-hover">
      {image !== undefined && <img src={image} alt="" className="h-12 w-auto self-start" />}
      <h2 className="font-semibold">
        <a {...attributes} className="after:absolute after:inset-0 hover:underline">
          {title}
        </a>
      </h2>
      {text !== undefined && <p className="text-small text-text-2">{text}</p>}
    </div>
  );
}
