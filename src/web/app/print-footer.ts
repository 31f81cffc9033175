/** Footer of every printed page: organisation, print time, and page number. */
import { subscribePrinting } from '../browser/printing.ts';
import { currentSession } from '../session/session.ts';
import { pageRule } from './page-rule.ts';

/** Updates the footer before each print. Margin boxes take text only from style sheets, and the content security policy admits only script-made ones. */
export function followPrinting(): () => void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const stop = subscribePrinting(() => sheet.replaceSync(pageRule(currentSession().userInfo?.organisation ?? '', new Date())));
  return () => {
    stop();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
