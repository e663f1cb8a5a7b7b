import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

/** A security key that answers as a browser would (WebAuthn level 2, with ES256 and without attestation). */
export interface SecurityKey {
  readonly make: (options: KeyOptions) => object;
  readonly use: (options: KeyOptions) => object;
}

interface KeyOptions {
  readonly challenge: string;
}

interface KeyBehavior {
  /** The origin of the page. Default: that of test servers. */
  readonly origin?: string;
  /** Whether it checks its user, by a PIN. Default: true. */
  readonly checksUser?: boolean;
}

const present = 0x01;
const verified = 0x04;
const hasKey = 0x40;

export function openSecurityKey(behavior: KeyBehavior = {}): SecurityKey {
  const { origin = "http://localhost:3000", checksUser = true } = behavior;
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  const rpHash = createHash("sha256").update(new URL(origin).hostname).digest();
  const flags = present | (checksUser ? verified : 0);
  const answer = {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
  };
  const clientData = (type: string, { challenge }: KeyOptions) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  let uses = 0;
  const count = () => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE((uses += 1));
    return bytes;
  };
  return {
    make: (options) => {
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, printPublicKey(publicKey)]);
      const data = Buffer.concat([rpHash, Buffer.from([flags | hasKey]), count(), credential]);
      return {
        ...answer,
        response: {
          clientDataJSON: clientData("webauthn.create", options).toString("base64url"),
          attestationObject: printAttestation(data).toString("base64url"),
          transports: ["usb"],
        },
      };
    },
    use: (options) => {
      const data = Buffer.concat([rpHash, Buffer.from([flags]), count()]);
      const client = clientData("webauthn.get", options);
      const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
      return {
        ...answer,
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: sign("sha256", signed, privateKey).toString("base64url"),
        },
      };
    },
  };
}

/** A COSE key in CBOR: `{1: 2, 3: -7, -1: 1, -2: x, -3: y}`. */
function printPublicKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const [left, right] = [x, y].map((text) => Buffer.from(text, "base64url"));
  const bytes32 = Buffer.from([0x58, 32]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes32,
    left ?? Buffer.alloc(32),
    Buffer.from([0x22]),
    bytes32,
    right ?? Buffer.alloc(32),
  ]);
}

/** In CBOR: `{"fmt": "none", "attStmt": {}, "authData": …}`. */
function printAttestation(data: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text("fmt"),
    text("none"),
    text("attStmt"),
    Buffer.from([0xa0]),
    text("authData"),
    Buffer.from([0x58, data.length]),
    data,
  ]);
}
