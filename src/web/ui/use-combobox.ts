/** A combobox at work: what is typed, whether its list is open, and where the keys have come to in it. */
import { useState, type KeyboardEvent } from 'react';
import { mostOptions, optionsMatching, optionMeant, type ComboboxOption } from './combobox-options.ts';

interface Combobox {
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string | null) => void;
}

/** `typed` is null while nothing is being typed: the field then shows the choice. */
export function useCombobox({ options, value, onChange }: Combobox) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const chosen = options.find((option) => option.value === value);
  const matching = typed === null ? options : optionsMatching(options, typed);
  const shown = matching.slice(0, mostOptions);

  const show = (text: string | null, at: number) => {
    setTyped(text);
    setOpen(true);
    setActive(at);
  };
  const close = () => {
    setTyped(null);
    setOpen(false);
    setActive(-1);
  };
  const open = () =>
    show(
      typed,
      shown.findIndex((option) => option.value === value),
    );
  const choose = (option: ComboboxOption) => {
    close();
    if (option.value !== value) onChange(option.value);
  };
  const leave = () => {
    const meant = typed === null ? undefined : optionMeant(options, typed);
    if (meant) return choose(meant);
    if (typed?.trim() === '' && value !== null) onChange(null);
    close();
  };
  const enter = () => {
    const option = shown[active];
    if (option) choose(option);
    else leave();
  };
  const moveBy = (step: number) => setActive(Math.max(0, Math.min(shown.length - 1, active + step)));

  return {
    text: typed ?? chosen?.label ?? '',
    shown,
    found: matching.length,
    isOpen,
    active: Math.min(active, shown.length - 1),
    choose,
    events: {
      onBlur: leave,
      onClick: () => isOpen || open(),
      onChange: ({ target }: { target: HTMLInputElement }) => show(target.value, target.value.trim() === '' ? -1 : 0),
      onKeyDown: (event: KeyboardEvent) => onKey(event, { isOpen, open, moveBy, enter, close }),
    },
  };
}

interface Moves {
  isOpen: boolean;
  open: () => void;
  moveBy: (step: number) => void;
  enter: () => void;
  close: () => void;
}

/** The arrows open the list and lead through it, Enter takes what they have come to, Esc leaves things as they were. */
function onKey(event: KeyboardEvent, { isOpen, open, moveBy, enter, close }: Moves) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined && isOpen) moveBy(step);
  else if (step !== undefined) open();
  else if (event.key === 'Enter' && isOpen) enter();
  else if (event.key === 'Escape' && isOpen) close();
  else return;
  event.preventDefault();
}
