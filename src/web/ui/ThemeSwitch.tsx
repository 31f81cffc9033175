import { themeChoices, useThemeChoice, type ThemeChoice } from '../browser/theme.ts';
import { Icon } from './Icon.tsx';

const words: Record<ThemeChoice, string> = { light: 'Light', dark: 'Dark', system: 'As the system' };

export function ThemeSwitch({ isStacked = false }: { isStacked?: boolean }) {
  const [chosen, choose] = useThemeChoice();
  return (
    <fieldset className={`inline-flex gap-1 ${isStacked ? 'flex-col' : ''}`}>
      <legend className="sr-only">Theme</legend>
      {themeChoices.map((choice) => (
        <label key={choice} title={words[choice]} className="theme-choice">
          <input type="radio" name="theme" value={choice} className="sr-only" checked={choice === chosen} onChange={() => choose(choice)} />
          <Icon name={choice} />
          <span className="sr-only">{words[choice]}</span>
        </label>
      ))}
    </fieldset>
  );
}
