/** Who may be answered. */
declare const admission: unique symbol;

/**
 * What an organisation may ask. Only the modules of the server that look at its entitlement make one (a test reads the sources), so that
 * no answer can be made for an organisation that was not looked at.
 */
export type Admitted<Asked> = Asked & { readonly [admission]: true };
