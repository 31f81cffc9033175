import { openKeyList } from '../navigation/opened-box.ts';
import { singleKeysText } from '../navigation/single-keys.text.ts';
import { SingleKeysChoice } from '../navigation/SingleKeysChoice.tsx';
import { Button } from '../ui/Button.tsx';

/** Single-letter keys on or off, and the way to all keys for those who have them off. */
export function KeysChoice() {
  return (
    <section className="card flex max-w-120 flex-col gap-3">
      <h2 id="keys" className="text-h2 font-semibold">
        {singleKeysText.title}
      </h2>
      <SingleKeysChoice />
      <div>
        <Button variant="secondary" size="small" onClick={openKeyList}>
          {singleKeysText.show}
        </Button>
      </div>
    </section>
  );
}
