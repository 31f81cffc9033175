import { themeChoices, useThemeChoice } from '../browser/theme.ts';
import { controlsText } from '../ui/controls.text.tsx';
import { ChoiceSetting } from './ChoiceSetting.tsx';

const text = controlsText.theme;
const options = themeChoices.map((value) => ({ value, label: text[value] }));

/** The choice of the theme, which also stands at the foot of every page. */
export function ThemeChoice() {
  const [theme, choose] = useThemeChoice();
  const take = (chosen: string) => choose(themeChoices.find((one) => one === chosen) ?? 'system');
  return <ChoiceSetting id="theme" label={text.name} value={theme} options={options} onChange={take} />;
}
