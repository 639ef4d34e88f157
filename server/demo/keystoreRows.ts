/** Keystores of the demo data: valid ones with a key and a certificate. */
import { generateKeyPairSync, randomBytes } from "node:crypto";
import forge from "node-forge";
import type { KeystoreCertificate } from "#domain/keystores";
import { secretPlaceholder } from "#domain/resources/resourceSecrets";
import { resourceSecretPlace } from "#server/domain/resources/resourceSecrets";
import { addDays } from "./calendar";
import type { Row } from "./communeRows";

/** Keystore for all communes, with a certificate that expires soon. */
const sharedKeystore = "siegel-probe";
const augsburg = "09761000";
export const augsburgKeystore = "siegel-augsburg";

/** Columns that only keystores use, for other rows. */
export const noKeystore = { secrets: "{}", certificates: "[]", expires_at: null, checked_at: null } as const;

type Encrypt = (place: string, text: string) => string;

/** Rows of table resource. Keys and passwords differ with every call. */
export function keystoreRows(start: Date, encrypt: Encrypt): Row<"resource">[] {
  return [
    keystoreRow(start, encrypt, { id: sharedKeystore, name: "Behördensiegel (Probe)", ags: null, days: 20 }),
    keystoreRow(start, encrypt, {
      id: augsburgKeystore,
      name: "Siegel der Stadt Augsburg (Probe)",
      ags: augsburg,
      days: 400,
    }),
  ];
}

interface Seal {
  readonly id: string;
  readonly name: string;
  readonly ags: string | null;
  /** Days for which the certificate is still valid. */
  readonly days: number;
}

function keystoreRow(start: Date, encrypt: Encrypt, { id, name, ags, days }: Seal): Row<"resource"> {
  const key = { version: "v1", type: "keystore", id } as const;
  const password = randomBytes(18).toString("base64url");
  const expiresAt = addDays(start, days);
  const certificate = { commonName: id, from: addDays(start, days - 730), until: expiresAt };
  const secrets = { "/content": makeKeystore(certificate, password), "/password": password };
  const encrypted = Object.entries(secrets).map(([pointer, text]) => [
    pointer,
    encrypt(resourceSecretPlace(key, pointer), text),
  ]);
  return {
    ...key,
    name,
    commune_ags: ags,
    document: [
      `name: ${name}`,
      ...(ags === null ? [] : [`commune: "${ags}"`]),
      ...Object.keys(secrets).map((pointer) => `${pointer.slice(1)}: ${secretPlaceholder}`),
      "",
    ].join("\n"),
    secrets: JSON.stringify(Object.fromEntries(encrypted)),
    certificates: JSON.stringify([describe(certificate)]),
    expires_at: expiresAt,
    checked_at: start,
    updated_at: start,
  };
}

interface SealCertificate {
  readonly commonName: string;
  readonly from: Date;
  readonly until: Date;
}

const serialNumber = "01";
const organisation = "Service Management";

/** Certificate in the format of the keystore check. */
function describe({ commonName, from, until }: SealCertificate): KeystoreCertificate {
  const name = `CN=${commonName},O=${organisation},C=DE`;
  return {
    subject: name,
    issuer: name,
    serialNumber,
    validFrom: from.toISOString(),
    expiresAt: until.toISOString(),
    hasPrivateKey: true,
  };
}

/** Makes a PKCS#12 file in base64 with a self-signed certificate. */
function makeKeystore({ commonName, from, until }: SealCertificate, password: string): string {
  const pair = generateKeyPairSync("rsa", {
    modulusLength: 2_048,
    publicKeyEncoding: { format: "pem", type: "spki" },
    privateKeyEncoding: { format: "pem", type: "pkcs1" },
  });
  const key = forge.pki.privateKeyFromPem(pair.privateKey);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey);
  certificate.serialNumber = serialNumber;
  certificate.validity.notBefore = from;
  certificate.validity.notAfter = until;
  const name = [
    { shortName: "C", value: "DE" },
    { shortName: "O", value: organisation },
    { shortName: "CN", value: commonName },
  ];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.sign(key, forge.md.sha256.create());
  const file = forge.pkcs12.toPkcs12Asn1(key, [certificate], password, { algorithm: "aes256" });
  return Buffer.from(forge.asn1.toDer(file).getBytes(), "latin1").toString("base64");
}
