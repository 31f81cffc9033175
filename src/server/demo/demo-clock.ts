/** The time of the portal: the true one, or that of a demo that begins at a moment of its own and goes on from there. */
export function clockFrom(demoNow: Date | undefined): () => Date {
  const aheadMs = demoNow === undefined ? 0 : demoNow.getTime() - Date.now();
  return () => new Date(Date.now() + aheadMs);
}
