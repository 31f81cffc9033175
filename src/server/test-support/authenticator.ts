/** An authenticator and its browser according to the standard (Web Authentication 5.8.1, 6.1 and 6.5; ES256), built with Node's own cryptography. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { CreationOptions, NewCredential, RequestOptions, UsedCredential } from '../../shared/factors/passkey-credentials.ts';

/** Deviations from the options by an authenticator, or by a page that lures it. */
export interface Oddity {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly counter?: number;
  readonly isVerified?: boolean;
  /** The user of the passkey, according to the authenticator. */
  readonly userHandle?: string;
}

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

export class TestAuthenticator {
  readonly credentialId = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #counter = 0;
  #userHandle = randomBytes(16).toString('base64url');

  constructor(origin: string) {
    this.#origin = origin;
  }

  make({ challenge, rp, user }: CreationOptions, oddity: Oddity = {}): NewCredential {
    this.#userHandle = user.id;
    const id = this.credentialId;
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(this.#keys.publicKey)]);
    const authData = Buffer.concat([this.#data(rp.id, hasCredential, oddity), credential]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authData),
    ]);
    const clientDataJSON = this.#clientData('webauthn.create', challenge, oddity).toString('base64url');
    return this.#credential({ clientDataJSON, attestationObject: attestationObject.toString('base64url'), transports: ['internal'] });
  }

  use({ challenge, rpId }: RequestOptions, oddity: Oddity = {}): UsedCredential {
    this.#counter = oddity.counter ?? this.#counter + 1;
    const clientData = this.#clientData('webauthn.get', challenge, oddity);
    const authData = this.#data(rpId, 0, oddity);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#keys.privateKey);
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: oddity.userHandle ?? this.#userHandle,
    });
  }

  #credential<Response>(response: Response) {
    const id = this.credentialId.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, response };
  }

  #clientData(type: string, challenge: string, oddity: Oddity): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge: oddity.challenge ?? challenge, origin: oddity.origin ?? this.#origin, crossOrigin: false }),
    );
  }

  #data(rpId: string, flags: number, { rpId: otherRpId, isVerified = true }: Oddity): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([
      sha256(Buffer.from(otherRpId ?? rpId)),
      Buffer.from([userPresent | (isVerified ? userVerified : 0) | flags]),
      counter,
    ]);
  }
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** Encodes a key by RFC 9053, 7.1: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const [one, two] = [x, y].map((coordinate) => cborBytes(Buffer.from(coordinate, 'base64url'))) as [Buffer, Buffer];
  return Buffer.concat([Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]), one, Buffer.from([0x22]), two]);
}

/** Encodes bytes by RFC 8949, 3.1: lengths under 24 go into the first byte, under 256 into the next one, others here into the next two. */
function cborBytes(bytes: Buffer): Buffer {
  const length =
    bytes.length < 24 ? [0x40 + bytes.length] : bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 255];
  return Buffer.concat([Buffer.from(length), bytes]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}
