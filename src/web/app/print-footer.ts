/** At the foot of every printed page: organisation, when it was printed, and which page it is. */
import { subscribePrinting } from '../browser/printing.ts';
import { currentSession } from '../session/session.ts';
import { pageRule } from './page-rule.ts';

/** Margin boxes take text from style sheets alone, and the content security policy admits none in the page, but those that a script makes. */
export function followPrinting(): () => void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const stop = subscribePrinting(() => sheet.replaceSync(pageRule(currentSession().userInfo?.organisation ?? '', new Date())));
  return () => {
    stop();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
