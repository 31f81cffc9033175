/** Whom an edit screen is about: the last part of its path. */
import { useState } from 'react';
import { here } from '../../browser/history.ts';

/** As it was when the screen opened: while the next one is on its way, the address is already its. */
export function usePortalIdInAddress(): string {
  const [portalId] = useState(
    () =>
      here()
        .pathname.split('/')
        .findLast((part) => part !== '') ?? '',
  );
  return portalId;
}
