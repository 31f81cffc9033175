import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

interface CardProps extends Omit<ComponentProps<'a'>, 'title' | 'className' | 'children'> {
  title: string;
  text?: string;
  /** Address of a decorative picture. */
  image?: string;
}

/** A tile that leads somewhere. Its one link covers the whole tile. Takes what the router's `Link` takes. */
export const NavigationCard = createLink(Card);

function Card({ title, text, image, ...attributes }: CardProps) {
  return (
    <div className="card group relative flex h-full flex-col gap-2 focus-within:border-focus hover:border-accent-edge hover:bg-hover">
      {image !== undefined && <img src={image} alt="" className="h-12 w-auto self-start" />}
      <h2 className="text-h2 font-semibold">
        <a {...attributes} className="after:absolute after:inset-0 after:rounded-card">
          {title}
        </a>
      </h2>
      {text !== undefined && <p className="text-text-2">{text}</p>}
    </div>
  );
}
