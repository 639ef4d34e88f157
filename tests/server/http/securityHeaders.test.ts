import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#server/config";
import { securityHeaders } from "#server/http/securityHeaders";
import { StartupError } from "#server/startupError";
import { startTestServer, type TestServer } from "./testServer";

async function hstsOf(env: Readonly<Record<string, string>>) {
  const config = readConfig({ SECRET_KEY: "a secret of more than 32 characters", ...env }, { demo: false });
  return (await securityHeaders(config)).get("strict-transport-security");
}

const https = { PUBLIC_URL: "https://amt.example.org" };

test("Security headers: HSTS includes subdomains only if configured", async () => {
  expect(await hstsOf(https)).toBe("max-age=31536000");
  expect(await hstsOf({ ...https, HSTS_SUBDOMAINS: "off" })).toBe("max-age=31536000");
  expect(await hstsOf({ ...https, HSTS_SUBDOMAINS: "on" })).toBe("max-age=31536000; includeSubDomains");
  expect(await hstsOf({ HSTS_SUBDOMAINS: "off" })).toBeUndefined();
});

test("Security headers: HSTS for subdomains is refused if it cannot be sent or is malformed", async () => {
  await expect(hstsOf({ HSTS_SUBDOMAINS: "on" })).rejects.toThrow(StartupError);
  await expect(hstsOf({ ...https, HSTS_SUBDOMAINS: "yes" })).rejects.toThrow(
    "HSTS_SUBDOMAINS must be one of on, off",
  );
});

describe("Responses to requests that the HTTP parser refuses", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  /** Sends bytes and returns the status and the header names of the response. */
  async function answerTo(bytes: string) {
    const socket = connect(server.port, "127.0.0.1");
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", () => undefined);
    socket.write(bytes);
    await once(socket, "close");
    const [start = "", ...lines] = Buffer.concat(chunks).toString().split("\r\n\r\n", 1).join().split("\r\n");
    return {
      status: Number(start.split(" ")[1]),
      names: lines.map((line) => line.split(":", 1).join().toLowerCase()),
    };
  }

  const get = "GET /healthz HTTP/1.1\r\n";
  test.each([
    ["malformed header", 400, `${get}Host: x\r\nno colon\r\n\r\n`],
    ["no HTTP", 400, "hello\r\n\r\n"],
    ["headers too long", 431, `${get}Host: x\r\nX: ${"x".repeat(20_000)}\r\n\r\n`],
    ["missing host", 400, `${get}Connection: close\r\n\r\n`],
    ["unknown expectation", 417, `${get}Host: x\r\nExpect: tea\r\n\r\n`],
  ])("%s: have the security headers", async (_name, status, bytes) => {
    const config = readConfig({ DATA_DIR: server.dataDir }, { demo: false });
    const answer = await answerTo(bytes);
    expect(answer.status).toBe(status);
    expect(answer.names).toEqual(
      expect.arrayContaining([...(await securityHeaders(config)).keys()].map((name) => name.toLowerCase())),
    );
  });
});
