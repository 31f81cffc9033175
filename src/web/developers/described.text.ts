import { catalogue } from '../locale/catalogue.ts';

/** What the OpenAPI document says is English on the wire. */
export const describedText = catalogue('developers/described', { inWords: (english: string) => english });
