import { utcTime } from '../../shared/base/utc-time.ts';
import { portalText } from './portal.text.ts';

/** Returns the CSS of a page footer. Browsers without margin boxes omit it. */
export function pageRule(organisation: string, now: Date): string {
  const { before, between } = portalText.page;
  return `@page {
    @bottom-left { content: ${quoted(organisation)}; }
    @bottom-center { content: ${quoted(utcTime(now))}; }
    @bottom-right { content: ${quoted(before)} counter(page) ${quoted(between)} counter(pages); }
  }`;
}

/** Returns a CSS string. A name holds no line breaks. */
function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}
