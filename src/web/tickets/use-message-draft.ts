import { useState } from 'react';
import { dropDraft, readDraft, writeDraft } from '../browser/drafts.ts';
import { noteUnsaved } from '../browser/unsaved-text.ts';
import { useSession } from '../session/session.ts';

/** Keeps the draft of a ticket's message or internal note in this tab until it is sent. */
export function useMessageDraft(ticketId: string, kind: 'message' | 'note' = 'message') {
  const userId = useSession().userInfo?.portalId ?? '';
  const name = `${kind} in ${ticketId}`;
  const [initial] = useState(() => readDraft(userId, name) ?? '');
  return {
    initial,
    keep: (text: string) => {
      writeDraft(userId, name, text);
      noteUnsaved(name, text.trim() !== '');
    },
    drop: () => {
      dropDraft(userId, name);
      noteUnsaved(name, false);
    },
  };
}
