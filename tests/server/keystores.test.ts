import { channel, type ChannelListener } from "node:diagnostics_channel";
import type { Worker } from "node:worker_threads";
import { describe, expect, test } from "vitest";
import { keystoreMaxBytes } from "#domain/resources/resourceKinds";
import { checkKeystore } from "#server/domain/resources/keystores";
import { makeCertificate, makeKey, makePkcs12, oldPemKey, pem } from "../support/keystores";

const password = "Pässwort";
const key = makeKey();
const ecKey = makeKey("ec");
const certificate = makeCertificate("Siegel", key, { issuer: "Zwischenstelle" });
const intermediate = makeCertificate("Zwischenstelle", makeKey(), {
  issuer: "Wurzel",
  expiresAt: new Date("2028-02-29T00:00:00Z"),
});
const root = makeCertificate("Wurzel", makeKey());
const pkcs8 = { format: "der", type: "pkcs8" } as const;
const plainKey = pem("PRIVATE KEY", key.privateKey.export(pkcs8));
const encrypt = (text: string, cipher = "aes-256-cbc") =>
  pem("ENCRYPTED PRIVATE KEY", key.privateKey.export({ ...pkcs8, cipher, passphrase: text }));
const certificatePem = pem("CERTIFICATE", certificate);

const threads = channel("worker_threads");

const check = (content: Buffer | string, given: string | null = password) =>
  checkKeystore({ content: Buffer.from(content), password: given });
const problemOf = async (content: Buffer | string, given: string | null = password) => {
  const { problem } = await check(content, given);
  return problem && [problem.code, problem.detail];
};

describe("Keystore", () => {
  test("names the certificates of a chain, its own first", async () => {
    const content = makePkcs12({ keys: [key], certificates: [root, intermediate, certificate], password });
    expect(await check(content)).toEqual({
      format: "PKCS12",
      problem: null,
      certificates: [
        {
          subject: "CN=Siegel,O=Stadt\\, Augsburg,C=DE",
          issuer: "CN=Zwischenstelle,O=Stadt\\, Augsburg,C=DE",
          serialNumber: "0A1B",
          validFrom: "2025-01-01T00:00:00.000Z",
          expiresAt: "2030-06-01T12:00:00.000Z",
          hasPrivateKey: true,
        },
        expect.objectContaining({ subject: expect.stringContaining("CN=Wurzel"), hasPrivateKey: false }),
        expect.objectContaining({ expiresAt: "2028-02-29T00:00:00.000Z", hasPrivateKey: false }),
      ],
    });
    expect((await checkKeystore({ content: content.toString("base64"), password })).problem).toBeNull();
  });

  const ecCertificate = makeCertificate("Siegel", ecKey);
  const readable: [string, Buffer | string, string | null][] = [
    [
      "PKCS#12 with an EC key",
      makePkcs12({ keys: [ecKey], certificates: [ecCertificate], password }),
      password,
    ],
    [
      "PKCS#12 without a MAC",
      makePkcs12({ keys: [key], certificates: [certificate], password, macIterations: null }),
      password,
    ],
    [
      "PKCS#12 with an empty password",
      makePkcs12({ keys: [key], certificates: [certificate], password: "" }),
      null,
    ],
    ["PEM", `Bag Attributes\r\n${certificatePem}${plainKey}`.replaceAll("\n", "\r\n"), null],
    ["PEM with a key that is encrypted", certificatePem + encrypt(password), password],
    [
      "PEM with PKCS#1",
      certificatePem + pem("RSA PRIVATE KEY", key.privateKey.export({ format: "der", type: "pkcs1" })),
      null,
    ],
    [
      "PEM with EC",
      pem("EC PRIVATE KEY", ecKey.privateKey.export({ format: "der", type: "sec1" })) +
        pem("CERTIFICATE", ecCertificate),
      null,
    ],
    ["PEM with an encrypted PKCS#1", certificatePem + oldPemKey(key, "aes256", "geheim"), "geheim"],
  ];
  test.each(readable)("is read: %s", async (_name, content, given) => {
    expect(await check(content, given)).toMatchObject({
      problem: null,
      certificates: [{ hasPrivateKey: true }],
    });
  });

  const old: [string, Buffer | string, string][] = [
    ["3DES", makePkcs12({ keys: [key], certificates: [certificate], password, cipher: "3des" }), "3DES-CBC"],
    [
      "RC2",
      makePkcs12({ keys: [key], certificates: [certificate], password, cipher: "3des", isRc2: true }),
      "3DES-CBC, RC2-40-CBC",
    ],
    ["3DES by PBES2", certificatePem + encrypt(password, "des-ede3-cbc"), "3DES-CBC"],
    ["3DES in a PEM header", certificatePem + oldPemKey(key, "3des", password), "3DES-CBC"],
  ];
  test.each(old)("with %s is read and flagged", async (_name, content, ciphers) => {
    expect(await check(content)).toMatchObject({
      problem: { code: "KEYSTORE_CIPHER_OLD", detail: ciphers },
      certificates: [{ hasPrivateKey: true }],
    });
  });

  const locked: [string, Buffer | string][] = [
    ["PKCS#12", makePkcs12({ keys: [key], certificates: [certificate], password })],
    ["PKCS#12 without a MAC", makePkcs12({ keys: [key], password, macIterations: null })],
    ["PKCS#12 with RC2", makePkcs12({ certificates: [certificate], password, isRc2: true })],
    ["PEM", certificatePem + encrypt(password)],
    ["PEM with a header", certificatePem + oldPemKey(key, "3des", password)],
  ];
  test.each(locked)("with a wrong password, or none, is not unreadable: %s", async (_name, content) => {
    expect(await problemOf(content, "falsch")).toEqual(["KEYSTORE_PASSWORD_WRONG", null]);
    expect(await problemOf(content, null)).toEqual(["KEYSTORE_PASSWORD_WRONG", null]);
  });

  test("lacks a key, or a certificate of its key", async () => {
    expect(await check(certificatePem)).toMatchObject({
      problem: { code: "KEYSTORE_KEY_MISSING" },
      certificates: [{ hasPrivateKey: false }],
    });
    const foreign = pem("CERTIFICATE", root) + plainKey;
    for (const content of [plainKey, foreign, makePkcs12({ keys: [key], password })]) {
      expect(await problemOf(content)).toEqual(["KEYSTORE_CERTIFICATE_MISSING", null]);
    }
  });
});

const valid = makePkcs12({ keys: [key], certificates: [certificate], password });
const nested = (depth: number, tag: number) => {
  let inner = Buffer.alloc(0);
  for (let level = 0; level < depth; level += 1) {
    const size = inner.length;
    const length = size < 128 ? [size] : size < 65_536 ? [0x82, size >> 8, size & 255] : [];
    inner = Buffer.concat([Buffer.from([tag, ...length]), inner]);
  }
  return inner;
};
const versionThree = Buffer.from([0x02, 0x01, 0x03]);

describe("Unreadable keystores", () => {
  const files: [string, Buffer | string][] = [
    ["empty", ""],
    ["text", "name: Siegel"],
    ["a certificate in DER", certificate],
    ["truncated PKCS#12", valid.subarray(0, 700)],
    [
      "PKCS#12 with garbage inside",
      Buffer.concat([valid.subarray(0, 60), Buffer.alloc(valid.length - 60, 0x30)]),
    ],
    [
      "lengths beyond the end",
      Buffer.concat([Buffer.from([0x30, 0x84, 0x7f, 0xff, 0xff, 0xff]), versionThree]),
    ],
    [
      "indefinite lengths without an end",
      Buffer.concat([
        Buffer.from([0x30, 0x80]),
        versionThree,
        Buffer.alloc(60_000, Buffer.from([0x30, 0x80])),
      ]),
    ],
    ["deep ASN.1", Buffer.concat([Buffer.from([0x30, 0x80]), versionThree, nested(15_000, 0x30)])],
    ["truncated PEM", certificatePem + plainKey.slice(0, 300)],
    ["PEM of beginnings only", "-----BEGIN CERTIFICATE-----".repeat(2_400)],
    ["PEM without content", pem("CERTIFICATE", Buffer.from("nothing"))],
    [
      "a key with an unknown cipher",
      `-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: NULL-CBC,00\n\nAAAA\n-----END RSA PRIVATE KEY-----\n`,
    ],
  ];
  test.each(files)("%s", async (_name, content) => {
    const { certificates, problem } = await check(content);
    expect([certificates, problem?.code]).toEqual([[], "KEYSTORE_UNREADABLE"]);
  });

  test("more than 64 KiB", async () => {
    expect(await problemOf(Buffer.alloc(keystoreMaxBytes + 1, pem("CERTIFICATE", certificate)))).toEqual([
      "KEYSTORE_UNREADABLE",
      "> 65536 bytes",
    ]);
  });
});

describe("Keystore time limit", () => {
  test("ends the thread while it derives a key", async () => {
    const exit = new Promise<number>((resolve) => {
      const watch: ChannelListener = (message) => {
        threads.unsubscribe(watch);
        (message as { readonly worker: Worker }).worker.once("exit", resolve);
      };
      threads.subscribe(watch);
    });
    const content = makePkcs12({ keys: [key], password, macIterations: 2_000_000_000 });
    const { problem } = await checkKeystore({ content, password }, 1);
    expect(problem).toEqual({ code: "KEYSTORE_TIMEOUT", detail: null });
    expect(await exit).toBe(1);
  });

  test("is not tried by a derivation in OpenSSL, which cannot be interrupted", async () => {
    const content = makePkcs12({ keys: [key], password, iterations: 2_000_001 });
    expect(await problemOf(content)).toEqual(["KEYSTORE_TIMEOUT", "2000001 iterations"]);
  });
});
