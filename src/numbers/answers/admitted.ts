declare const admission: unique symbol;

/**
 * A query that its organisation may ask. The modules of the server that look at the entitlement make one, and no other (a test reads the
 * sources): nobody is answered who was not looked at.
 */
export type Admitted<Asked> = Asked & { readonly [admission]: true };
