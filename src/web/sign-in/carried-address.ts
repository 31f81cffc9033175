/** The address typed at one of the sign-in forms, on its way to the other. Kept only in this page's memory, since it is personal. */
import { useEffect, useState } from 'react';

let carried = '';

/** Before the visitor is led to the other form. */
export function carryAddress(email: string) {
  carried = email;
}

/** The state of an address field that begins with the carried one, which then is carried no further: the next visitor may be another. */
export function useCarriedAddress() {
  useEffect(() => carryAddress(''), []);
  return useState(carried);
}
