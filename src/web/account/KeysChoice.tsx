import { openKeyList } from '../navigation/opened-box.ts';
import { singleKeysText } from '../navigation/single-keys.text.ts';
import { SingleKeysChoice } from '../navigation/SingleKeysChoice.tsx';
import { Button } from '../ui/Button.tsx';
import { Setting } from '../ui/Setting.tsx';

/** Single-letter keys on or off, and the way to all keys for those who have them off. */
export function KeysChoice() {
  return (
    <Setting
      id="keys"
      title={singleKeysText.title}
      control={
        <div className="flex w-full flex-col items-start gap-3 sm:w-80">
          <SingleKeysChoice />
          <Button variant="secondary" onClick={openKeyList}>
            {singleKeysText.show}
          </Button>
        </div>
      }
    />
  );
}
