import { Fragment } from 'react';
import { isPlain, routes } from '../../shared/base/routes.ts';
import { mayOpen } from '../navigation/guard.ts';
import { closeBox } from '../navigation/opened-box.ts';
import { boxKey, keyedPaths, screenKeys } from '../navigation/screen-keys.ts';
import { screensText } from '../navigation/screens.text.ts';
import { SingleKeysChoice } from '../navigation/SingleKeysChoice.tsx';
import { useSession } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import { keyListText } from './key-list.text.ts';

/** Lists every shortcut; of those to screens, only the ones that the user may open. */
export function KeyList() {
  const session = useSession();
  const open = routes.filter(isPlain).filter((route) => mayOpen(route, session));
  const screens = keyedPaths.flatMap((path) => {
    const letter = screenKeys[path];
    return letter !== null && open.some((route) => route.path === path) ? [{ keys: ['g', letter], does: screensText.titles[path] }] : [];
  });
  const { does } = keyListText;
  return (
    <Modal
      isOpen
      isList
      onClose={closeBox}
      title={keyListText.title}
      actions={
        <Button data-safe="" onClick={closeBox}>
          {keyListText.close}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Keys
          title={keyListText.everywhere}
          keys={[
            { keys: [boxKey.shown], does: does.box },
            { keys: ['?'], does: does.keys },
            { keys: ['/'], does: does.search },
            { keys: [keyListText.escape], does: does.escape },
          ]}
        />
        <Keys title={keyListText.screens} keys={screens} />
        <SingleKeysChoice />
      </div>
    </Modal>
  );
}

function Keys({ title, keys }: { title: string; keys: readonly { keys: readonly string[]; does: string }[] }) {
  return (
    <section>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {keys.map((line) => (
          <Fragment key={line.does}>
            <dt className="flex items-center gap-1">
              {line.keys.map((key) => (
                <kbd key={key} className="kbd">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{line.does}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
