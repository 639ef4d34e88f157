import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { createServer as createTlsServer, request as tlsRequest } from "node:https";
import { Writable } from "node:stream";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ResourceKey, ResourceType } from "#domain/resources/resourceKinds";
import { secretPlaceholder } from "#domain/resources/resourceSecrets";
import { callProbe, certificateEndOf } from "#server/domain/resources/callProbe";
import { testConnection } from "#server/domain/resources/connectionTest";
import { probeOf } from "#server/domain/resources/probes";
import { encryptResourceSecrets } from "#server/domain/resources/resourceSecrets";
import { postgres, type TestDatabase } from "../support/databases";
import { makeCertificate, makeKey, pem } from "../support/keystores";
import { processContext, storePlace } from "../support/processCalls";

let open: TestDatabase;
const undo: (() => unknown)[] = [];
const seen: Pick<IncomingMessage, "method" | "url" | "headers">[] = [];
const log: string[] = [];
beforeEach(async () => {
  open = await postgres.open();
  seen.length = 0;
  log.length = 0;
});
afterEach(async () => {
  for (const each of undo.splice(0)) await each();
  await open.close();
});

/** Starts a server that records its calls; returns its origin. */
async function serve(answer: RequestListener, certificate?: { readonly key: string; readonly cert: string }) {
  const listener: RequestListener = (request, response) => {
    seen.push({ method: request.method, url: request.url, headers: request.headers });
    answer(request, response);
  };
  const server = certificate ? createTlsServer(certificate, listener) : createServer(listener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  undo.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  return `${certificate ? "https" : "http"}://127.0.0.1:${address.port}`;
}

const status =
  (code: number, text = ""): RequestListener =>
  (_request, response) =>
    response.writeHead(code, { Location: "/elsewhere" }).end(text);

interface Input {
  readonly type: ResourceType;
  readonly version?: string;
  readonly yaml: string;
  readonly stored?: ResourceKey | null;
  readonly allowedTargets?: readonly string[];
}

async function run({ type, version = "v1", yaml, stored = null, allowedTargets }: Input) {
  const ctx = await processContext(open.db, {}, { allowedTargets: allowedTargets ?? ["127.0.0.1/32"] });
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log.push(String(chunk));
      done();
    },
  });
  return testConnection({ ...ctx, log: pino(stream) }, { type, version, yaml, stored });
}

const service = (url: string, ...authentication: readonly string[]) =>
  [
    "name: Dienst",
    "endpoint:",
    `  url: "${url}"`,
    "authentication:",
    ...authentication.map((line) => `  ${line}`),
  ].join("\n");
const simple = (url: string) => `name: Dienst\nurl: "${url}"\n`;
const bearer = (token: string) => ["type: bearer", `token: "${token}"`];

describe("Answers to connection tests", () => {
  test.each([
    ["restService", 200, "REACHABLE"],
    ["restService", 404, "REACHABLE"],
    ["restService", 405, "REACHABLE"],
    ["restService", 401, "CREDENTIALS_REFUSED"],
    ["restService", 403, "CREDENTIALS_REFUSED"],
    ["restService", 302, "ERROR_STATUS"],
    ["restService", 500, "ERROR_STATUS"],
    ["paymentProvider", 401, "REACHABLE"],
    ["nfkPortal", 503, "ERROR_STATUS"],
    ["okkomm", 200, "REACHABLE"],
    ["okkomm", 404, "ERROR_STATUS"],
  ] as const)("%s with %i is %s", async (type, code, outcome) => {
    const origin = await serve(status(code));
    const { value } = await run({ type, yaml: simple(`${origin}/a/b?key=geheim`) });
    const method = type === "okkomm" ? "GET" : "HEAD";
    expect(value).toEqual({
      outcome,
      target: `${method} ${origin}/a/b`,
      httpStatus: code,
      durationMs: expect.any(Number),
      tlsExpiresAt: null,
      detail: null,
    });
    expect(seen).toMatchObject([{ method, url: "/a/b?key=geheim" }]);
    expect(log.join("")).toMatch(/a connection was tested/);
    expect(log.join("")).not.toMatch(/geheim|127\.0\.0\.1/);
  });

  test("placeholders of the address become a commune of the installation and a neutral service", async () => {
    await storePlace(open.db);
    const origin = await serve(status(200));
    await run({ type: "okkomm", yaml: simple(`${origin}/{ags}.csv`) });
    await run({ type: "restService", yaml: `${simple(`${origin}/{ags}/{service}`)}commune: "09162000"\n` });
    expect(seen.map(({ url }) => url)).toEqual(["/09761000.csv", "/09162000/test"]);
  });

  const issuerOf = (origin: string) => `${origin}/realm/`;
  test.each([
    ["the discovery document", (issuer: string) => JSON.stringify({ issuer }), 200, "REACHABLE", null],
    [
      "another issuer",
      (issuer: string) => JSON.stringify({ issuer: `${issuer}x` }),
      200,
      "UNEXPECTED_ANSWER",
      "issuer",
    ],
    ["no JSON", () => "<html>", 200, "UNEXPECTED_ANSWER", "JSON"],
    ["deep JSON", () => "[".repeat(60_000), 200, "UNEXPECTED_ANSWER", "JSON"],
    [
      "a large answer",
      (issuer: string) => JSON.stringify({ x: "x".repeat(70_000), issuer }),
      200,
      "UNEXPECTED_ANSWER",
      "JSON",
    ],
    ["an error", () => "", 404, "ERROR_STATUS", null],
  ] as const)("authenticationProvider with %s", async (_name, contentOf, code, outcome, detail) => {
    const origin: string = await serve((request, response) => {
      const isAsked = request.url === "/realm/.well-known/openid-configuration";
      response.writeHead(isAsked ? code : 500).end(contentOf(issuerOf(`http://${request.headers.host}`)));
    });
    const yaml = `name: Anmeldung\nissuer: "${issuerOf(origin)}"\nclientId: sm\nclientSecret: "ein-Geheimnis"\n`;
    const { value } = await run({ type: "authenticationProvider", yaml });
    expect(value).toMatchObject({ outcome, detail, httpStatus: code });
    expect(JSON.stringify(seen)).not.toContain("ein-Geheimnis");
  });
});

describe("Connection tests without an answer", () => {
  test("the rules for outgoing calls hold", async () => {
    const origin = await serve(status(200));
    const refused = { outcome: "ADDRESS_REFUSED", httpStatus: null };
    expect((await run({ type: "okkomm", yaml: simple(origin), allowedTargets: [] })).value).toMatchObject(
      refused,
    );
    const metadata = simple("http://169.254.169.254/latest/meta-data");
    expect(
      (await run({ type: "nfkPortal", yaml: metadata, allowedTargets: ["0.0.0.0/0"] })).value,
    ).toMatchObject(refused);
    expect(seen).toEqual([]);
  });

  test("a closed port, a cut connection and another protocol are told apart", async () => {
    const closed = await serve(status(200));
    await undo.splice(0)[0]?.();
    const cut = await serve((request) => request.socket.destroy());
    const foreign = await serve((request) => request.socket.end("SSH-2.0-OpenSSH\r\n"));
    const outcomes = [];
    for (const url of [closed, cut, foreign]) {
      const { value } = await run({ type: "nfkPortal", yaml: simple(url) });
      outcomes.push([value?.outcome, value?.detail]);
    }
    expect(outcomes).toEqual([
      ["UNREACHABLE", "ECONNREFUSED"],
      ["UNREACHABLE", "ECONNRESET"],
      ["UNEXPECTED_ANSWER", expect.stringMatching(/^HPE_/)],
    ]);
  });

  test.each(["headers", "content"])("a server that never sends its %s ends in a time-out", async (part) => {
    const origin = await serve((_request, response) => {
      if (part === "content") response.writeHead(200).write("{");
    });
    const probe = probeOf({ version: "v1", type: "authenticationProvider" }, { issuer: origin });
    if (probe === null) throw new Error("There is no probe.");
    const { signal } = new AbortController();
    const call = { headers: {}, allowedTargets: ["127.0.0.1/32"], signal, timeoutMs: 300 };
    expect(await callProbe(probe, call)).toMatchObject({
      outcome: "TIMEOUT",
      httpStatus: null,
      detail: null,
    });
  });

  test("a certificate that is not trusted is named, and the end of one is read", async () => {
    const key = makeKey();
    const expiresAt = new Date("2031-02-03T04:05:06Z");
    const origin = await serve(status(200), {
      key: key.privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
      cert: pem("CERTIFICATE", makeCertificate("localhost", key, { expiresAt })),
    });
    const { value } = await run({ type: "nfkPortal", yaml: simple(origin) });
    expect(value).toMatchObject({
      outcome: "TLS_FAILED",
      httpStatus: null,
      detail: expect.stringMatching(/\w/),
    });
    expect(seen).toEqual([]);

    const request = tlsRequest(origin, { rejectUnauthorized: false }).end();
    const [answer] = (await once(request, "response")) as [IncomingMessage];
    expect(certificateEndOf(answer.socket)).toEqual(expiresAt);
    answer.destroy();
  });
});

test("Connection test: the passwords of KBA settings are sent to no address that is tested", async () => {
  const origin = await serve(status(401));
  const { value } = await run({ type: "restService", version: "v2", yaml: service(origin, "type: kba") });
  expect(value).toMatchObject({ outcome: "REACHABLE", httpStatus: 401 });
  expect(seen.map(({ headers }) => headers.authorization)).toEqual([undefined]);
});

describe("Secrets in connection tests", () => {
  const key = { version: "v2", type: "restService", id: "a" } as const;
  const token = "ein-gespeichertes-Token";
  async function store(url: string): Promise<void> {
    const { config } = await processContext(open.db);
    const secrets = encryptResourceSecrets(config.secretKeys, key, { "/authentication/token": token });
    await open.db
      .insertInto("resource")
      .values({
        ...key,
        document: service(url, ...bearer(secretPlaceholder)),
        secrets: JSON.stringify(secrets),
      })
      .execute();
  }

  test("are sent to the stored origin, also on another path, and are in no result and no log", async () => {
    const origin = await serve((request, response) => {
      const isKnown = request.headers.authorization === `Bearer ${token}`;
      response
        .writeHead(isKnown ? 404 : 401, { "WWW-Authenticate": request.headers.authorization ?? "" })
        .end();
    });
    await store(`${origin}/v1`);
    const yaml = service(`${origin}/v2`, ...bearer(secretPlaceholder));
    const known = await run({ ...key, yaml, stored: key });
    expect(known.value).toMatchObject({ outcome: "REACHABLE", target: `HEAD ${origin}/v2` });
    const wrong = await run({ ...key, yaml: service(origin, ...bearer("ein-anderes")), stored: key });
    expect(wrong.value).toMatchObject({ outcome: "CREDENTIALS_REFUSED", httpStatus: 401 });
    expect(JSON.stringify([known, wrong, log])).not.toMatch(/ein-gespeichertes|ein-anderes/);
  });

  test("are not sent to any other origin, but typed ones are", async () => {
    const [own, foreign] = [await serve(status(200)), await serve(status(200))];
    await store(own);
    for (const url of [
      foreign,
      own.replace("http:", "https:"),
      own.replace("127.0.0.1", "localhost"),
      `${own}0`,
    ]) {
      const yaml = service(url, ...bearer(secretPlaceholder));
      expect(await run({ ...key, yaml, stored: key })).toMatchObject({
        value: null,
        errors: [{ code: "secret_address_changed", field: ["yaml"] }],
      });
    }
    expect(seen).toEqual([]);
    const typed = await run({ ...key, yaml: service(foreign, ...bearer("neu-getippt")), stored: key });
    expect(typed.value?.outcome).toBe("REACHABLE");
    expect(seen).toMatchObject([{ headers: { authorization: "Bearer neu-getippt" } }]);
  });

  test("are of the same resource only, and a placeholder without one is an error at its place", async () => {
    const origin = await serve(status(200));
    await store(origin);
    const yaml = service(origin, ...bearer(secretPlaceholder));
    for (const stored of [
      { ...key, id: "b" },
      { ...key, version: "v1" },
      { ...key, type: "okkomm" as const },
    ]) {
      expect(await run({ ...key, yaml, stored })).toMatchObject({
        errors: [{ code: "not_found", field: ["id"] }],
      });
    }
    expect(await run({ ...key, yaml })).toMatchObject({
      errors: [
        {
          code: "resource_invalid",
          field: ["yaml"],
          params: expect.arrayContaining([
            { name: "problem", value: "secret_missing" },
            { name: "line", value: "4" },
            { name: "path", value: "/authentication" },
          ]),
        },
      ],
    });
    expect(seen).toEqual([]);
  });
});

test.each([
  ["keystore", 'name: a\ncontent: "YQ=="\n'],
  ["commune", 'ags: "09761000"\nname: Augsburg\nunit: Stadt\n'],
  ["restService", simple("{host}/a")],
] as const)("Connection test: a %s without a known address is not testable", async (type, yaml) => {
  expect(await run({ type, yaml })).toMatchObject({
    value: null,
    errors: [{ code: "connection_not_testable" }],
  });
});

test("Connection test: a faulty document is not called", async () => {
  const faulty = await run({ type: "okkomm", yaml: "name: a\nurl: javascript:alert(1)\n" });
  expect(faulty).toMatchObject({ value: null, errors: [{ code: "resource_invalid", field: ["yaml"] }] });
});
