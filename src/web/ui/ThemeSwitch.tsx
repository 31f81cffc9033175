import { themeChoices, useThemeChoice } from '../browser/theme.ts';
import { Icon } from './Icon.tsx';
import { dark, light, system } from './drawings.ts';
import { controlsText } from './controls.text.tsx';

const themeDrawings = { dark, light, system };

export function ThemeSwitch({ isStacked = false }: { isStacked?: boolean }) {
  const [chosen, choose] = useThemeChoice();
  return (
    <fieldset className={`inline-flex gap-1 ${isStacked ? 'flex-col' : ''}`}>
      <legend className="sr-only">{controlsText.theme.name}</legend>
      {themeChoices.map((choice) => (
        <label key={choice} title={controlsText.theme[choice]} className="theme-choice">
          <input type="radio" name="theme" value={choice} className="sr-only" checked={choice === chosen} onChange={() => choose(choice)} />
          <Icon drawing={themeDrawings[choice]} />
          <span className="sr-only">{controlsText.theme[choice]}</span>
        </label>
      ))}
    </fieldset>
  );
}
