/** The start of the next sign-in form: a typed address, and a sentence above it. Kept only in this page's memory, since it is personal. */
import { useEffect, useState } from 'react';

const nothing = { address: '', sentence: '' };
let carried = nothing;

/** Before the visitor is led to another form. */
export function carryAddress(address: string, sentence = '') {
  carried = { address, sentence };
}

/** The address field's state and the carried sentence. They are carried no further: the next visitor may be another. */
export function useCarriedAddress() {
  const [{ address, sentence }] = useState(carried);
  useEffect(() => {
    carried = nothing;
  }, []);
  const [email, setEmail] = useState(address);
  return [email, setEmail, sentence] as const;
}
