import { effectiveSender } from "#server/domain/installation/mailSender";
import { copyFileSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { clientAddressReader } from "#server/clientAddress";
import { atPort, readConfig } from "#server/config";
import { StartupError } from "#server/startupError";
import { temporaryFolder } from "../../support/databases";

const secret = { SECRET_KEY: "a secret of more than 32 characters" };
const read = (env: NodeJS.ProcessEnv, demo = false) => readConfig({ ...secret, ...env }, { demo });

describe("Configuration", () => {
  test("defaults to production", () => {
    expect(read({})).toMatchObject({
      port: 8080,
      host: "127.0.0.1",
      publicUrl: "http://localhost:8080",
      trustProxy: [],
      databaseUrl: null,
      backendUrl: null,
      stage: "PRODUCTION",
      operations: "persisted",
      demo: false,
      logLevel: "info",
    });
  });

  test("with demo data, defaults to development", () => {
    expect(read({}, true)).toMatchObject({ stage: "DEVELOPMENT", operations: "any", demo: true });
    expect(read({ STAGE: "TEST", OPERATIONS: "persisted" }, true)).toMatchObject({
      stage: "TEST",
      operations: "persisted",
    });
  });

  test("trims trailing slashes of URLs, and treats blank values as missing", () => {
    const env = {
      PUBLIC_URL: "https://amt.example.org/",
      BACKEND_URL: "http://10.0.0.5:9000/api/",
      HOST: " ",
    };
    expect(read(env)).toMatchObject({
      publicUrl: "https://amt.example.org",
      backendUrl: "http://10.0.0.5:9000/api",
      host: "127.0.0.1",
    });
  });

  test("uses the free port in the default public URL, and in no other", () => {
    expect(atPort(read({ PORT: "0" }), 43_210)).toMatchObject({
      port: 43_210,
      publicUrl: "http://localhost:43210",
    });
    const PUBLIC_URL = "https://amt.example.org";
    expect(atPort(read({ PORT: "0", PUBLIC_URL }), 43_210).publicUrl).toBe(PUBLIC_URL);
  });

  test("does not read delays from the environment", () => {
    expect(read({ UPLOAD_RESTART_MS: "0" }).delays).toEqual({ uploadRestartMs: 5_000 });
  });

  test.each([
    ["PORT", "80a"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["METRICS_PORT", "80a"],
    ["STAGE", "production"],
    ["OPERATIONS", "all"],
    ["LOG_LEVEL", "loud"],
    ["PUBLIC_URL", "amt.example.org"],
    ["PUBLIC_URL", "https://amt.example.org/app"],
    ["BACKEND_URL", "ftp://x"],
    ["BACKEND_URL", "http://user:geheim@x"],
    ["DATABASE_URL", "mysql://sm:geheim@x/y"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "proxy.example.org"],
    ["SECRET_KEY", "geheim"],
    ["SECRET_KEY_PREVIOUS", "geheim"],
    ["SECRET_KEY_PREVIOUS", secret.SECRET_KEY],
  ])("%s=%s is refused with one sentence that names the variable and no secret", (name, value) => {
    const message = messageOf(() => read({ [name]: value }));
    expect(message).toMatch(new RegExp(`^[^\\n]*${name}[^\\n]*\\.$`));
    expect(message).not.toContain("geheim");
  });
});

describe("Key file", () => {
  let dataDir = "";
  beforeEach(async () => void (dataDir = await temporaryFolder()));
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
  const readKeys = () => readConfig({ DATA_DIR: dataDir }, { demo: false }).secretKeys;
  const readKey = () => readKeys().current;

  test("is created once and readable for its owner only", () => {
    const key = readKey();
    expect(key).toHaveLength(32);
    expect(readKey()).toEqual(key);
    expect(statSync(join(dataDir, "secret.key")).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, "secret.key"), "utf8").trim()).toBe(key.toString("hex"));
  });

  test("must contain a key", () => {
    writeFileSync(join(dataDir, "secret.key"), "nothing", { mode: 0o600 });
    expect(messageOf(readKey)).toContain("secret.key");
  });

  test("is not created with SECRET_KEY, which counts in its full length", () => {
    const first = readConfig({ ...secret, DATA_DIR: dataDir }, { demo: false }).secretKeys;
    const env = { SECRET_KEY: `${secret.SECRET_KEY}!`, DATA_DIR: dataDir };
    expect(readConfig(env, { demo: false }).secretKeys).not.toEqual(first);
    expect(() => statSync(join(dataDir, "secret.key"))).toThrow(/ENOENT/);
  });

  test("becomes the previous key when it is renamed", () => {
    const first = readKeys();
    expect(first.previous).toBeNull();
    renameSync(join(dataDir, "secret.key"), join(dataDir, "secret.key.previous"));
    const second = readKeys();
    expect(second.previous).toEqual(first.current);
    expect(second.current).not.toEqual(first.current);
    expect(readKeys()).toEqual(second);
    const withText = readConfig({ ...secret, DATA_DIR: dataDir }, { demo: false }).secretKeys;
    expect(withText.previous).toEqual(first.current);
    const previous = { SECRET_KEY_PREVIOUS: "another secret of more than 32 characters" };
    const withTexts = readConfig({ ...secret, ...previous, DATA_DIR: dataDir }, { demo: false }).secretKeys;
    expect(withTexts.current).toEqual(withText.current);
    expect(withTexts.previous).not.toEqual(first.current);
  });

  test("must not be copied", () => {
    readKey();
    copyFileSync(join(dataDir, "secret.key"), join(dataDir, "secret.key.previous"));
    expect(messageOf(readKeys)).toMatch(/^[^\n]*secret\.key\.previous holds the same key[^\n]*\.$/);
  });
});

describe("Mail server settings", () => {
  test.each([
    ["smtp://u:s3cret@mail.example.org:587", "smtp://u:s3cret@mail.example.org:587"],
    ["smtps://mail.example.org", "smtps://mail.example.org"],
  ])("%s is accepted", (text, expected) => {
    expect(readConfig({ ...secret, SMTP_URL: text }, { demo: false }).smtpUrl).toBe(expected);
  });

  test.each([
    "s3cret",
    "http://u:s3cret@mail.example.org",
    "smtp://u:s3cret@mail.example.org/path",
    "smtp://u:s3cret@mail.example.org?tls=no",
    "smtp://u:%ff%s3cret@mail.example.org",
    "smtp:s3cret",
  ])("%s is refused without being repeated", (text) => {
    const message = messageOf(() => readConfig({ ...secret, SMTP_URL: text }, { demo: false }));
    expect(message).toMatch(/^SMTP_URL must /);
    expect(message).not.toContain("s3cret");
  });

  test("sends as the public host by default", () => {
    const configOf = (env: NodeJS.ProcessEnv) => readConfig({ ...secret, ...env }, { demo: false });
    const from = (env: NodeJS.ProcessEnv) => configOf(env).mailFrom;
    expect(from({})).toBeNull();
    expect(
      effectiveSender(configOf({ PUBLIC_URL: "https://sm.example.org:8443" }), { mailSender: null }),
    ).toBe("Service Management <no-reply@sm.example.org>");
    expect(from({ MAIL_FROM: "Stadt Augsburg <sm@augsburg.example>" })).toBe(
      "Stadt Augsburg <sm@augsburg.example>",
    );
    for (const wrong of ["nobody", "a@b.example, c@d.example", "a@b.example>", "A\nBcc: x <a@b.example>"]) {
      expect(messageOf(() => from({ MAIL_FROM: wrong }))).toMatch(/^MAIL_FROM must /);
    }
  });
});

describe("Report of backups", () => {
  const stampOf = (BACKUP_STAMP?: string) =>
    readConfig({ ...secret, BACKUP_STAMP }, { demo: false }).backupStamp;

  test("is the absolute path of a file, which may be missing", () => {
    expect(stampOf()).toBeNull();
    expect(stampOf(" /var/backups/service/../stamp ")).toBe("/var/backups/stamp");
  });

  test.each(["backup.stamp", "./stamp", "/var/backups/"])("%s is refused", (path) => {
    expect(messageOf(() => stampOf(path))).toBe("BACKUP_STAMP must be the absolute path of a file.");
  });
});

describe("Client address", () => {
  test.each([
    ["without trusted proxies, that of the connection", [], "192.0.2.1", "203.0.113.9", "192.0.2.1"],
    ["behind a trusted proxy, the one it names", ["192.0.2.1"], "192.0.2.1", "203.0.113.9", "203.0.113.9"],
    ["not what an untrusted one names", ["10.0.0.0/8"], "192.0.2.1", "203.0.113.9", "192.0.2.1"],
    [
      "not what the client itself wrote before",
      ["10.0.0.0/8"],
      "10.0.0.1",
      "127.0.0.1, 203.0.113.9, 10.1.2.3",
      "203.0.113.9",
    ],
    ["the last one that is an address", ["10.0.0.0/8"], "10.0.0.1", "nonsense, 10.0.0.2", "10.0.0.2"],
    ["an IPv4 address in an IPv6 connection", ["10.0.0.1"], "::ffff:10.0.0.1", "203.0.113.9", "203.0.113.9"],
    ["IPv6 networks, brackets and ports", ["fd00::/8"], "fd00::1", "[2001:db8::1]:443", "2001:db8::1"],
    ["a proxy that says nothing", ["10.0.0.1"], "10.0.0.1", undefined, "10.0.0.1"],
  ])("%s", (_what, trusted, connection, forwarded, expected) => {
    expect(clientAddressReader(trusted)(connection, forwarded)).toBe(expected);
  });
});

function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
  throw new Error("It was accepted.");
}
