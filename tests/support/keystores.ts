/** Makes keys, certificates and keystores. */
import { generateKeyPairSync, type KeyObject } from "node:crypto";
import forge from "node-forge";

const { asn1, pki } = forge;
const { Class, Type } = asn1;

export interface TestKey {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** Makes a key pair. */
export function makeKey(kind: "rsa" | "ec" = "rsa"): TestKey {
  return kind === "rsa"
    ? generateKeyPairSync("rsa", { modulusLength: 2_048 })
    : generateKeyPairSync("ec", { namedCurve: "P-256" });
}

const nodeOf = (der: Buffer) => asn1.fromDer(der.toString("latin1"));
const derOf = (node: forge.asn1.Asn1) => Buffer.from(asn1.toDer(node).getBytes(), "latin1");
const keyNode = ({ privateKey }: TestKey) => nodeOf(privateKey.export({ format: "der", type: "pkcs8" }));

/** Signs certificates. Any key is sufficient, because the signatures are not verified. */
const signer = makeKey();

/** Makes a certificate in DER. */
export function makeCertificate(
  subject: string,
  { publicKey }: TestKey,
  { issuer = subject, expiresAt = new Date("2030-06-01T12:00:00Z") } = {},
): Buffer {
  const certificate = pki.createCertificate();
  certificate.publicKey = pki.publicKeyFromPem(
    signer.publicKey.export({ format: "pem", type: "spki" }).toString(),
  );
  certificate.serialNumber = "0a1b";
  certificate.validity.notBefore = new Date("2025-01-01T00:00:00Z");
  certificate.validity.notAfter = expiresAt;
  const nameOf = (name: string) => [
    { shortName: "C", value: "DE" },
    { shortName: "O", value: "Stadt, Augsburg" },
    { shortName: "CN", value: name },
  ];
  certificate.setSubject(nameOf(subject));
  certificate.setIssuer(nameOf(issuer));
  certificate.sign(
    pki.privateKeyFromPem(signer.privateKey.export({ format: "pem", type: "pkcs1" }).toString()),
    forge.md.sha256.create(),
  );
  // Forge does not support EC keys, so the key is replaced in the finished certificate.
  const node = pki.certificateToAsn1(certificate);
  const [body] = listOf(node);
  if (body === undefined) throw new Error("The certificate is empty.");
  listOf(body)[6] = nodeOf(publicKey.export({ format: "der", type: "spki" }));
  return derOf(node);
}

function listOf(node: forge.asn1.Asn1): forge.asn1.Asn1[] {
  if (typeof node.value === "string") throw new Error("This is not a list.");
  return node.value;
}

export const pem = (label: string, der: Buffer) =>
  `-----BEGIN ${label}-----\n${der.toString("base64").replace(/.{64}/g, "$&\n")}\n-----END ${label}-----\n`;

const sequence = (...nodes: forge.asn1.Asn1[]) => asn1.create(Class.UNIVERSAL, Type.SEQUENCE, true, nodes);
const octets = (bytes: string) => asn1.create(Class.UNIVERSAL, Type.OCTETSTRING, false, bytes);
const identifier = (name: string) =>
  asn1.create(Class.UNIVERSAL, Type.OID, false, asn1.oidToDer(pki.oids[name] ?? name).getBytes());
const tagged = (constructed: boolean, value: forge.asn1.Asn1[] | string) =>
  asn1.create(Class.CONTEXT_SPECIFIC, 0, constructed, value);
const integer = (value: number) =>
  asn1.create(Class.UNIVERSAL, Type.INTEGER, false, asn1.integerToDer(value).getBytes());
const bytesOf = (node: forge.asn1.Asn1) => asn1.toDer(node).getBytes();

interface Pkcs12 {
  readonly keys?: readonly TestKey[];
  readonly certificates?: readonly Buffer[];
  readonly password?: string;
  /** Cipher of the keys. */
  readonly cipher?: "aes256" | "3des";
  readonly iterations?: number;
  /** Whether the certificates are protected with 40-bit RC2, as by legacy programs. */
  readonly isRc2?: boolean;
  /** Iterations of the MAC; null: no MAC. */
  readonly macIterations?: number | null;
}

/** Makes a PKCS#12 file. */
export function makePkcs12({
  keys = [],
  certificates = [],
  password = "geheim",
  cipher = "aes256",
  iterations = 10,
  isRc2 = false,
  macIterations = 10,
}: Pkcs12): Buffer {
  const keyBags = keys.map((key) =>
    sequence(
      identifier("pkcs8ShroudedKeyBag"),
      tagged(true, [
        cipher === "aes256"
          ? encryptKey(key, password, iterations)
          : pki.encryptPrivateKeyInfo(keyNode(key), password, { algorithm: cipher, count: iterations }),
      ]),
    ),
  );
  const certificateBags = certificates.map((der) =>
    sequence(
      identifier("certBag"),
      tagged(true, [sequence(identifier("x509Certificate"), tagged(true, [octets(der.toString("latin1"))]))]),
    ),
  );
  const plain = (bags: forge.asn1.Asn1[]) =>
    sequence(identifier("data"), tagged(true, [octets(bytesOf(sequence(...bags)))]));
  const contents = [plain(keyBags), isRc2 ? rc2Contents(certificateBags, password) : plain(certificateBags)];
  const safe = bytesOf(sequence(...contents));
  const parts = [integer(3), sequence(identifier("data"), tagged(true, [octets(safe)]))];
  return derOf(sequence(...parts, ...(macIterations === null ? [] : [macOf(safe, password, macIterations)])));
}

/** Encrypts with PBES2. Large iteration counts are only declared, to keep tests fast. */
function encryptKey(key: TestKey, password: string, iterations: number): forge.asn1.Asn1 {
  const count = Math.min(iterations, 1_000);
  const text = Buffer.from(password, "utf8").toString("latin1");
  const encrypted = pki.encryptPrivateKeyInfo(keyNode(key), text, {
    algorithm: "aes256",
    count,
    prfAlgorithm: "sha256",
  });
  const parameters = [0, 1, 0, 1].reduce((node, at) => listOf(node)[at] ?? node, encrypted);
  listOf(parameters)[1] = integer(iterations);
  return encrypted;
}

const salt = "12345678";

function rc2Contents(bags: forge.asn1.Asn1[], password: string): forge.asn1.Asn1 {
  const derive = (id: number, bytes: number) =>
    forge.pkcs12.generateKey(password, forge.util.createBuffer(salt), id, 10, bytes);
  const encryption = forge.rc2.createEncryptionCipher(derive(1, 5).getBytes(), 40);
  encryption.start(derive(2, 8).getBytes());
  encryption.update(forge.util.createBuffer(bytesOf(sequence(...bags))));
  encryption.finish();
  const algorithm = sequence(identifier("pbewithSHAAnd40BitRC2-CBC"), sequence(octets(salt), integer(10)));
  const encrypted = tagged(false, encryption.output.getBytes());
  const data = sequence(integer(0), sequence(identifier("data"), algorithm, encrypted));
  return sequence(identifier("encryptedData"), tagged(true, [data]));
}

function macOf(safe: string, password: string, iterations: number): forge.asn1.Asn1 {
  const rounds = Math.min(iterations, 1_000);
  const mac = forge.hmac.create();
  mac.start(
    "sha256",
    forge.pkcs12
      .generateKey(password, forge.util.createBuffer(salt), 3, rounds, 32, forge.md.sha256.create())
      .getBytes(),
  );
  mac.update(safe);
  const digest = sequence(sequence(identifier("sha256")), octets(mac.digest().getBytes()));
  return sequence(digest, octets(salt), integer(iterations));
}

/** Makes an encrypted key of the PEM format before PKCS#8. */
export function oldPemKey({ privateKey }: TestKey, algorithm: "3des" | "aes256", password: string): string {
  const key = pki.privateKeyFromPem(privateKey.export({ format: "pem", type: "pkcs1" }).toString());
  const text = Buffer.from(password, "utf8").toString("latin1");
  return pki.encryptRsaPrivateKey(key, text, { legacy: true, algorithm });
}
