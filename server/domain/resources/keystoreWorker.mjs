/**
 * Worker thread that reads one keystore, so that a hostile one never blocks requests. Not compiled or bundled: the same
 * file runs from the sources and next to the bundle. Started and limited by keystores.ts.
 */
import { createPrivateKey, pbkdf2Sync, X509Certificate } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";
import forge from "node-forge";

/**
 * @typedef {{ code: string, detail: string | null }} Problem
 * @typedef {{ certificates: X509Certificate[], keys: import("node:crypto").KeyObject[] }} Contents
 */

/** Maximum number of certificates and keys to inspect. @type {number} */
const entriesMax = workerData.entriesMax;
const textMaxLength = 500;
/** OpenSSL cannot be interrupted while deriving a key, so more iterations would exceed the time limit of the thread. */
const iterationsMax = 2_000_000;

const { asn1, pki } = forge;
const { oids } = pki;

const oldCiphers = new Map([
  [oids["pbewithSHAAnd40BitRC2-CBC"], "RC2-40-CBC"],
  [oids["pbeWithSHAAnd3-KeyTripleDES-CBC"], "3DES-CBC"],
  [oids["des-EDE3-CBC"], "3DES-CBC"],
  [oids["desCBC"], "DES-CBC"],
]);

/** Ciphers of PEM keys with a Proc-Type header: length of the key in bytes, and how to decrypt. */
const pemCiphers = new Map([
  ["AES-128-CBC", { bytes: 16, start: forge.aes.createDecryptionCipher }],
  ["AES-192-CBC", { bytes: 24, start: forge.aes.createDecryptionCipher }],
  ["AES-256-CBC", { bytes: 32, start: forge.aes.createDecryptionCipher }],
  ["DES-EDE3-CBC", { bytes: 24, old: "3DES-CBC", start: forge.des.createDecryptionCipher }],
  ["DES-CBC", { bytes: 8, old: "DES-CBC", start: forge.des.createDecryptionCipher }],
  ["RC2-40-CBC", { bytes: 5, old: "RC2-40-CBC", start: (key) => forge.rc2.createDecryptionCipher(key, 40) }],
  ["RC2-64-CBC", { bytes: 8, old: "RC2-64-CBC", start: (key) => forge.rc2.createDecryptionCipher(key, 64) }],
  ["RC2-CBC", { bytes: 16, old: "RC2-CBC", start: (key) => forge.rc2.createDecryptionCipher(key, 128) }],
]);

class KeystoreFailure extends Error {
  /** @param {string} code @param {string | null} detail */
  constructor(code, detail = null) {
    super(code);
    this.code = code;
    this.detail = detail;
  }
}

const unreadable = (detail = null) => new KeystoreFailure("KEYSTORE_UNREADABLE", detail);
const passwordWrong = () => new KeystoreFailure("KEYSTORE_PASSWORD_WRONG");

/** Names of the legacy ciphers in use. @type {Set<string>} */
const usedOldCiphers = new Set();
/** Whether something was decrypted. After that, a failure means a wrong password. */
let hasDecrypted = false;

/** @param {string} text */
const utf8 = (text) => Buffer.from(text, "utf8");
/** @param {Buffer} bytes */
const binary = (bytes) => bytes.toString("latin1");
const derOf = (node) => Buffer.from(asn1.toDer(node).getBytes(), "latin1");
const fromDer = (bytes) => asn1.fromDer(binary(bytes));

// OpenSSL derives keys a hundred times faster than forge and accepts passwords in UTF-8.
forge.pkcs5.pbkdf2 = (password, salt, count, bytes, digest) => {
  if (count > iterationsMax) throw new KeystoreFailure("KEYSTORE_TIMEOUT", `${count} iterations`);
  const key = pbkdf2Sync(utf8(password ?? ""), Buffer.from(salt, "latin1"), count, bytes, digest.algorithm);
  return binary(key);
};

const getCipher = pki.pbe.getCipher;
pki.pbe.getCipher = (oid, parameters, password) => {
  const cipher = getCipher(oid, parameters, password);
  const inner = oid === oids.pkcs5PBES2 ? asn1.derToOid(parameters.value[1].value[0].value) : oid;
  const old = oldCiphers.get(inner);
  if (old !== undefined) usedOldCiphers.add(old);
  hasDecrypted = true;
  return cipher;
};

// Forge supports RSA only. Its PKCS#12 reader passes on keys that it cannot parse, which OpenSSL then reads.
const leaveToOpenSsl = () => {
  throw new Error("not parsed");
};
pki.certificateFromAsn1 = leaveToOpenSsl;
pki.privateKeyFromAsn1 = leaveToOpenSsl;

/** @param {Buffer} content @param {string | null} password @returns {Contents} */
function readPkcs12(content, password) {
  const pfx = readPfx(content, password);
  const bags = pfx.safeContents.flatMap(({ safeBags }) => safeBags);
  const contentsOf = (types) => bags.filter(({ type, asn1: node }) => types.includes(type) && node);
  return {
    certificates: contentsOf([oids.certBag])
      .slice(0, entriesMax)
      .map((bag) => new X509Certificate(derOf(bag.asn1))),
    keys: contentsOf([oids.keyBag, oids.pkcs8ShroudedKeyBag])
      .slice(0, entriesMax)
      .map((bag) => createPrivateKey({ key: derOf(bag.asn1), format: "der", type: "pkcs8" })),
  };
}

function readPfx(content, password) {
  // Files without a password are protected with an empty text, or not at all.
  const passwords = password === null || password === "" ? ["", null] : [password];
  for (const [at, tried] of passwords.entries()) {
    const node = fromDer(content);
    const hasMac = node.value.length > 2;
    try {
      return forge.pkcs12.pkcs12FromAsn1(node, false, tried);
    } catch (error) {
      if (error instanceof KeystoreFailure) throw error;
      const message = error instanceof Error ? error.message : "";
      // Without a MAC, a wrong password is only detected by the decrypted content.
      const isPassword = message.includes("Invalid password") || (hasDecrypted && !hasMac);
      if (!isPassword) throw error;
      if (at === passwords.length - 1) throw passwordWrong();
    }
  }
  throw passwordWrong();
}

/** @param {string} text @param {string | null} password @returns {Contents} */
function readPem(text, password) {
  const blocks = [...text.matchAll(/-----BEGIN ([A-Z0-9 ]{1,40})-----((?:(?!-----)[^])*)-----END \1-----/g)];
  if (blocks.length !== text.split("-----BEGIN ").length - 1) throw unreadable("PEM");
  const certificates = [];
  const keys = [];
  for (const [, label, body] of blocks) {
    const [headers, base64] = /^\s*Proc-Type:/.test(body) ? splitHeaders(body) : ["", body];
    const der = Buffer.from(base64, "base64");
    if (/^((X509|TRUSTED) )?CERTIFICATE$/.test(label)) {
      if (certificates.length < entriesMax) certificates.push(new X509Certificate(der));
    } else if (label.endsWith("PRIVATE KEY") && keys.length < entriesMax) {
      keys.push(readPemKey(label, headers, der, password));
    }
  }
  return { certificates, keys };
}

/** @param {string} body */
function splitHeaders(body) {
  const [headers, ...rest] = body.trim().split(/\r?\n\r?\n/);
  return [headers, rest.join("\n")];
}

/** @param {string} label @param {string} headers @param {Buffer} der @param {string | null} password */
function readPemKey(label, headers, der, password) {
  const type = { "RSA PRIVATE KEY": "pkcs1", "EC PRIVATE KEY": "sec1" }[label] ?? "pkcs8";
  const isEncrypted = label === "ENCRYPTED PRIVATE KEY" || headers !== "";
  if (!isEncrypted) return createPrivateKey({ key: der, format: "der", type });
  const node = headers === "" ? fromDer(der) : null;
  const decrypt = () =>
    node ? derOf(pki.decryptPrivateKeyInfo(node, password)) : decryptPem(headers, der, password);
  try {
    return createPrivateKey({ key: decrypt(), format: "der", type });
  } catch (error) {
    if (error instanceof KeystoreFailure || !hasDecrypted) throw error;
    throw passwordWrong();
  }
}

/** @param {string} headers @param {Buffer} encrypted @param {string | null} password */
function decryptPem(headers, encrypted, password) {
  const [, name = "", iv = ""] = /^DEK-Info: ?([A-Z0-9-]+),([0-9A-F]+)\s*$/im.exec(headers) ?? [];
  const known = pemCiphers.get(name);
  if (known === undefined) throw unreadable(name || "DEK-Info");
  if (known.old !== undefined) usedOldCiphers.add(known.old);
  hasDecrypted = true;
  const salt = forge.util.hexToBytes(iv);
  const key = pki.pbe.opensslDeriveBytes(binary(utf8(password ?? "")), salt.slice(0, 8), known.bytes);
  const cipher = known.start(key);
  cipher.start(salt);
  cipher.update(forge.util.createBuffer(binary(encrypted)));
  if (!cipher.finish()) throw passwordWrong();
  return Buffer.from(cipher.output.getBytes(), "latin1");
}

/** A name in one line, the most specific part first. @param {string | undefined} name */
function nameOf(name) {
  return (name ?? "").split("\n").toReversed().join(",").slice(0, textMaxLength).toWellFormed();
}

/** @param {string} text */
function timeOf(text) {
  const time = new Date(text);
  const year = time.getUTCFullYear();
  if (!(year >= 1 && year <= 9_999)) throw unreadable("validity");
  return time.toISOString();
}

/** @param {Contents} contents */
function describeCertificates({ certificates, keys }) {
  const known = new Map(certificates.map((certificate) => [certificate.fingerprint256, certificate]));
  const described = [...known.values()].map((certificate) => ({
    subject: nameOf(certificate.subject),
    issuer: nameOf(certificate.issuer),
    serialNumber: certificate.serialNumber.slice(0, textMaxLength),
    validFrom: timeOf(certificate.validFrom),
    expiresAt: timeOf(certificate.validTo),
    hasPrivateKey: keys.some((key) => certificate.checkPrivateKey(key)),
  }));
  return described.sort((a, b) => Number(b.hasPrivateKey) - Number(a.hasPrivateKey));
}

/** @param {ReturnType<typeof describeCertificates>} certificates @param {Contents} contents @returns {Problem | null} */
function problemOf(certificates, { keys }) {
  if (keys.length === 0) return { code: "KEYSTORE_KEY_MISSING", detail: null };
  if (!certificates.some(({ hasPrivateKey }) => hasPrivateKey)) {
    return { code: "KEYSTORE_CERTIFICATE_MISSING", detail: null };
  }
  if (usedOldCiphers.size === 0) return null;
  return { code: "KEYSTORE_CIPHER_OLD", detail: [...usedOldCiphers].sort().join(", ") };
}

/** @param {Buffer} content */
function formatOf(content) {
  if (content.includes("-----BEGIN ")) return "PEM";
  // SEQUENCE, its length, and version 3.
  const length = content[1] ?? 0;
  const at = length > 0x80 ? 2 + (length & 0x7f) : 2;
  const isPkcs12 = content[0] === 0x30 && content.subarray(at, at + 3).equals(Buffer.from([2, 1, 3]));
  return isPkcs12 ? "PKCS12" : null;
}

/** @param {Buffer} content @param {string | null} password */
function read(content, password) {
  const format = formatOf(content);
  try {
    if (format === null) throw unreadable();
    const contents = format === "PEM" ? readPem(binary(content), password) : readPkcs12(content, password);
    const certificates = describeCertificates(contents);
    return { format, certificates, problem: problemOf(certificates, contents) };
  } catch (error) {
    const { code, detail } = error instanceof KeystoreFailure ? error : unreadable(unsupportedOf(error));
    return { format, certificates: [], problem: { code, detail } };
  }
}

/** The object identifier of an algorithm that forge does not support. @param {unknown} error */
function unsupportedOf(error) {
  const oid = error instanceof Error && "oid" in error ? error.oid : null;
  return typeof oid === "string" && /^[\d.]{1,100}$/.test(oid) ? oid : null;
}

parentPort?.postMessage({ isStarted: true });
parentPort?.postMessage({ check: read(Buffer.from(workerData.content), workerData.password) });
