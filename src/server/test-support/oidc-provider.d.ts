/** The part of oidc-provider that tests use: it comes without types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Interaction {
    readonly params: { readonly login_hint?: string };
  }
  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }
  interface Context {
    readonly oidc: { readonly client: { readonly clientId: string }; readonly session: { readonly accountId: string } };
  }

  export default class Provider {
    constructor(
      issuer: string,
      configuration: {
        clients: readonly Record<string, unknown>[];
        claims: Record<string, readonly string[]>;
        cookies: { keys: readonly string[] };
        jwks: { keys: readonly unknown[] };
        ttl: Readonly<Record<string, number>>;
        pkce: { required: () => boolean };
        features: { devInteractions: { enabled: boolean } };
        interactions: { url: (context: unknown, interaction: { uid: string }) => string };
        findAccount: (
          context: unknown,
          id: string,
        ) => Promise<{ accountId: string; claims(): Promise<Record<string, unknown>> } | undefined>;
        loadExistingGrant: (context: Context) => Promise<Grant>;
      },
    );
    readonly Grant: new (of: { clientId: string; accountId: string }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: unknown): Promise<void>;
  }
}
