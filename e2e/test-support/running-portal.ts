/** Tells a test where its portal answers, and in which folder the portal keeps its files and mails. */
export interface RunningPortal {
  readonly url: string;
  readonly dataDir: string;
}
