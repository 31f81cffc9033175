import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  Autocomplete,
  Collection,
  Header,
  I18nProvider,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  TextField,
} from 'react-aria-components';
import { regionalLocale } from '../locale/current-locale.ts';
import { useSession } from '../session/session.ts';
import { Icon } from '../ui/Icon.tsx';
import * as screenDrawings from '../ui/screen-drawings.ts';
import { useReadingHelp } from '../ui/reading-help.ts';
import { commandBoxText } from './command-box.text.ts';
import { type Act, type Entry, inOrderOfArrival, type Section, type SectionName } from './entry.ts';
import { findEntries } from './find-entries.ts';
import { useLoadedNames } from './loaded-names.ts';
import { useOperatorEntries } from './operator-entries.ts';
import { useRecentNumbers } from './recent-numbers.ts';
import { takeTypedAhead } from './typed-ahead.ts';
import { choosePreferences } from '../browser/preferences.ts';
import { here } from '../browser/history.ts';
import { startSupportView, stopSupportView } from '../session/support-view.ts';
import { openLegend } from '../ui/open-legend.ts';
import { openKeyList } from '../navigation/opened-box.ts';

/**
 * One field for numbers, names and screens, with the results below. The arrows move in the list while the focus stays in the field. `onChosen` runs before the
 * chosen action.
 */
export function CommandBox({ onChosen }: { onChosen: () => void }) {
  const [typed, setTyped] = useState('');
  // Runs in the phase in which the dialog takes the focus, so that no key is lost in between.
  useLayoutEffect(() => {
    const ahead = takeTypedAhead();
    // oxlint-disable-next-line react/set-state-in-effect -- taken while drawing, it would miss the keys between that and the focus
    if (ahead !== '') setTyped(ahead);
  }, []);
  const { sections, problem, isLoading, failed } = useFound(typed);
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const entries = sections.flatMap((section) => section.entries);
  const choose = (id: string | number | undefined) => {
    const entry = entries.find((one) => one.id === id);
    if (entry === undefined) return;
    onChosen();
    perform(entry.act, (href) => void navigate({ href }));
  };
  // The library does not expose the entry that the arrows have reached; without one, Enter means the first entry.
  const enter = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || list.current?.querySelector('[role=option][data-focused]')) return;
    event.preventDefault();
    event.stopPropagation();
    choose(entries[0]?.id);
  };
  return (
    <I18nProvider locale={regionalLocale()}>
      <div className="flex min-w-0 flex-col gap-2">
        <Autocomplete inputValue={typed} onInputChange={setTyped}>
          <TextField aria-label={commandBoxText.label} className="relative">
            <span className="pointer-events-none absolute inset-y-0 start-3 flex items-center text-text-2">
              <Icon drawing={screenDrawings.search} />
            </span>
            <Input
              // The library sets the rest (`aria-controls`, `aria-activedescendant`).
              {...{ role: 'combobox', 'aria-expanded': true }}
              data-safe=""
              placeholder={commandBoxText.placeholder}
              autoCapitalize="none"
              className="field-control ps-9!"
              onKeyDownCapture={enter}
            />
          </TextField>
          <div ref={list} className="rounded-control border border-border">
            <Found sections={sections} onChoose={choose} none={problem ?? (isLoading ? commandBoxText.loading : commandBoxText.none)} />
            <Standing failed={failed} count={entries.length} />
          </div>
        </Autocomplete>
      </div>
    </I18nProvider>
  );
}

/** Finds the entries for the typed text, in an order in which shown ones never move. */
function useFound(typed: string) {
  const { permissions, isStaff, isSupportView } = useSession();
  const recentNumbers = useRecentNumbers();
  const { loaded, failed, isLoading } = useLoadedNames({ permissions, isStaff, isSupportView });
  const operators = useOperatorEntries(typed);
  const reading = useReadingHelp(/\d/.test(typed));
  const found = useMemo(
    () => findEntries(typed, { visitor: { permissions, isStaff, isSupportView }, recentNumbers, loaded, operators, reading }),
    [typed, permissions, isStaff, isSupportView, recentNumbers, loaded, operators, reading],
  );
  const [shown, setShown] = useState<{ typed: string; sections: readonly Section[]; from: readonly Section[] }>({
    typed,
    sections: [],
    from: [],
  });
  if (shown.from === found.sections) return { ...found, sections: shown.sections, failed, isLoading };
  const before: SectionName[] = shown.typed === typed ? shown.sections.map(({ name }) => name) : [];
  const sections = inOrderOfArrival(found.sections, before);
  setShown({ typed, sections, from: found.sections });
  return { ...found, sections, failed, isLoading };
}

interface FoundProps {
  sections: readonly Section[];
  onChoose: (id: string | number) => void;
  /** The text in place of entries. */
  none: string;
}

function Found({ sections, onChoose, none }: FoundProps) {
  return (
    <ListBox<Section>
      aria-label={commandBoxText.results}
      items={sections}
      onAction={onChoose}
      className="max-h-[min(420px,50dvh)] overflow-y-auto py-1"
      renderEmptyState={() => <p className="px-3 py-2 text-text-2">{none}</p>}
    >
      {({ name, entries }) => (
        <ListBoxSection id={name}>
          <Header className="px-3 pt-2 pb-1 text-small font-semibold text-text-2">{commandBoxText.sections[name]}</Header>
          <Collection items={entries}>{(entry: Entry) => <FoundEntry entry={entry} />}</Collection>
        </ListBoxSection>
      )}
    </ListBox>
  );
}

function FoundEntry({ entry: { id, title, detail, keys } }: { entry: Entry }) {
  return (
    <ListBoxItem
      id={id}
      textValue={detail === undefined ? title : `${title}, ${detail}`}
      className="combobox-option flex min-h-10 items-center gap-3"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        {detail !== undefined && <span className="line-clamp-2 text-small text-text-2">{detail}</span>}
      </span>
      {keys !== undefined && <kbd className="kbd">{keys}</kbd>}
    </ListBoxItem>
  );
}

/** The line below the list, with the count that screen readers hear as it changes. */
function Standing({ failed, count }: { failed: readonly SectionName[]; count: number }) {
  const { notLoaded, found, help, sections } = commandBoxText;
  return (
    <p className="border-t border-border px-3 py-2 text-small text-text-2">
      {failed.length > 0 ? notLoaded(failed.map((name) => sections[name]).join(', ')) : help} <output>{found(count)}</output>
    </p>
  );
}

/** Performs the action of an entry. `go` opens a path of this portal. */
function perform(act: Act, go: (path: string) => void) {
  if ('go' in act) visit(act.go, go);
  else if ('open' in act) openLegend(act.open);
  else if ('theme' in act) choosePreferences({ theme: act.theme });
  else if ('seeAs' in act) void startSupportView(act.seeAs);
  else if ('leaveView' in act) void stopSupportView();
  else openKeyList();
}

/** Goes to an address; the current one is not added to the history again. */
function visit(path: string, go: (path: string) => void) {
  const { pathname, search, hash } = here();
  if (pathname + search + hash !== path) go(path);
}
