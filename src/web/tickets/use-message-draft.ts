import { useState } from 'react';
import { dropDraft, readDraft, writeDraft } from '../browser/drafts.ts';
import { useSession } from '../session/session.ts';

/** Keeps the draft of a ticket's message in this tab until it is sent. */
export function useMessageDraft(ticketId: string) {
  const userId = useSession().userInfo?.portalId ?? '';
  const name = `message in ${ticketId}`;
  const [initial] = useState(() => readDraft(userId, name) ?? '');
  return { initial, keep: (text: string) => writeDraft(userId, name, text), drop: () => dropDraft(userId, name) };
}
