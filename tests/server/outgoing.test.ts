import { once } from "node:events";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parseAllowedTarget } from "#server/allowedTargets";
import { classifyAddress } from "#server/outgoing/addresses";
import { fetchTarget, TargetFailure } from "#server/outgoing/fetchTarget";
import { temporaryFolder } from "../support/databases";
import { holdSilentPort } from "../support/silentPort";

describe("Outgoing addresses", () => {
  test.each([
    ["93.184.216.34", "public"],
    ["2a00:1450:4001::5", "public"],
    ["172.32.0.1", "public"],
    ["127.0.0.1", "private"],
    ["127.9.9.9", "private"],
    ["10.1.2.3", "private"],
    ["172.16.0.1", "private"],
    ["192.168.1.1", "private"],
    ["100.64.0.1", "private"],
    ["::1", "private"],
    ["fd12:3456::1", "private"],
    ["::ffff:127.0.0.1", "private"],
    ["::ffff:7f00:1", "private"],
    ["::127.0.0.1", "private"],
    ["64:ff9b::10.0.0.1", "private"],
    ["2002:7f00:1::", "private"],
    ["169.254.169.254", "never"],
    ["169.254.0.1", "never"],
    ["::ffff:169.254.169.254", "never"],
    ["::ffff:a9fe:a9fe", "never"],
    ["64:ff9b::a9fe:a9fe", "never"],
    ["2002:a9fe:a9fe::1", "never"],
    ["fe80::1", "never"],
    ["fe80::1%eth0", "never"],
    ["fd00:ec2::254", "never"],
    ["100.100.100.200", "never"],
    ["0.0.0.0", "never"],
    ["::", "never"],
    ["224.0.0.1", "never"],
    ["255.255.255.255", "never"],
    ["localhost", "never"],
  ])("%s is %s", (address, reach) => {
    expect(classifyAddress(address)).toBe(reach);
  });
});

describe("Entries of ALLOWED_TARGETS", () => {
  test.each([
    ["okkomm.intern:8443", { kind: "host", host: "okkomm.intern", port: 8443 }],
    ["[::1]:80", { kind: "host", host: "[::1]", port: 80 }],
    ["127.0.0.1:9000", { kind: "host", host: "127.0.0.1", port: 9000 }],
    ["10.0.0.0/8", { kind: "network", address: "10.0.0.0", bits: 8 }],
    ["::1", { kind: "network", address: "::1", bits: 128 }],
  ])("%s is valid", (text, entry) => {
    expect(parseAllowedTarget(text)).toEqual(entry);
  });

  test.each(["okkomm.intern", "10.0.0.0/33", "http://x:1", "a:0", "a:70000", "a b:1", "x/8", "*"])(
    "%s is not",
    (text) => {
      expect(parseAllowedTarget(text)).toBeNull();
    },
  );
});

describe("Outgoing calls", () => {
  const undo: (() => Promise<void>)[] = [];
  let folder = "";
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(async () => {
    for (const each of undo.splice(0)) await each();
    await rm(folder, { recursive: true });
  });

  async function serve(answer: RequestListener): Promise<number> {
    const server = createServer(answer);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    undo.push(async () => {
      server.closeAllConnections();
      server.close();
    });
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("No port.");
    return address.port;
  }

  const path = () => join(folder, "answer");
  async function failureOf(url: string, allowedTargets: readonly string[], timeoutMs = 20_000) {
    try {
      await fetchTarget({ url, allowedTargets, maxBytes: 1_000, path: path(), timeoutMs });
    } catch (error) {
      if (!(error instanceof TargetFailure)) throw error;
      expect(await readdir(folder)).toEqual([]);
      return [error.reason, error.detail];
    }
    throw new Error("It did not fail.");
  }

  test("stores the response in a private file", async () => {
    const port = await serve((request, response) => response.end(`${request.method} ${request.url}`));
    const url = `http://localhost:${port}/a.csv?x=1`;
    const size = await fetchTarget({
      url,
      allowedTargets: [`localhost:${port}`],
      maxBytes: 100,
      path: path(),
    });
    expect(await readFile(path(), "utf8")).toBe("GET /a.csv?x=1");
    expect(size).toBe(14);
    expect((await stat(path())).mode & 0o777).toBe(0o600);
  });

  test("reaches internal addresses only if the operator allows them", async () => {
    let calls = 0;
    const port = await serve((_request, response) => {
      calls += 1;
      response.end("x");
    });
    const refused = ["refused", "address"];
    expect(await failureOf(`http://127.0.0.1:${port}/`, [])).toEqual(refused);
    expect(await failureOf(`http://localhost:${port}/`, [])).toEqual(refused);
    expect(await failureOf(`http://[::ffff:127.0.0.1]:${port}/`, ["10.0.0.0/8"])).toEqual(refused);
    expect(await failureOf(`http://2130706433:${port}/`, [])).toEqual(refused);
    expect(await failureOf(`http://127.0.0.1:${port}/`, ["127.0.0.1:1"])).toEqual(refused);
    expect(await failureOf(`http://localhost:${port}/`, [`127.0.0.1:${port}`])).toEqual(refused);
    expect(calls).toBe(0);
    await fetchTarget({
      url: `http://localhost:${port}/`,
      allowedTargets: ["127.0.0.0/8"],
      maxBytes: 9,
      path: path(),
    });
    expect(calls).toBe(1);
  });

  test.each([
    "http://169.254.169.254/latest/meta-data",
    "http://[fe80::1]/",
    "http://[fd00:ec2::254]/",
    "ftp://example.org/",
    "file:///etc/passwd",
    "nothing",
  ])("never connects to %s", async (url) => {
    const all = ["0.0.0.0/0", "::/0", "169.254.169.254:80"];
    expect(await failureOf(url, all)).toEqual(["refused", "address"]);
  });

  test("does not follow redirects", async () => {
    let calls = 0;
    const port = await serve((_request, response) => {
      calls += 1;
      response.writeHead(302, { Location: "http://169.254.169.254/" }).end();
    });
    expect(await failureOf(`http://127.0.0.1:${port}/`, ["127.0.0.1"])).toEqual(["failed", "HTTP 302"]);
    expect(calls).toBe(1);
  });

  test.each<[string, RequestListener, string]>([
    ["no success", (_request, response) => response.writeHead(404).end("no"), "HTTP 404"],
    ["too much, announced", (_request, response) => response.end(Buffer.alloc(1_001)), "> 0 MB"],
    [
      "too much, unannounced",
      (_request, response) => {
        response.write(Buffer.alloc(600));
        response.end(Buffer.alloc(600));
      },
      "> 0 MB",
    ],
    [
      "cut off",
      (_request, response) => {
        response.writeHead(200, { "Content-Length": "100" });
        response.write("x", () => response.destroy());
      },
      "ECONNRESET",
    ],
    ["silent", () => undefined, "Timeout"],
    ["never ending", (_request, response) => void response.writeHead(200).write("x"), "Timeout"],
    [
      "compressed",
      (_request, response) => response.writeHead(200, { "Content-Encoding": "gzip" }).end("x"),
      "Content-Encoding gzip",
    ],
  ])("keeps nothing of a response that is %s", async (_what, answer, detail) => {
    const port = await serve(answer);
    const timeoutMs = detail === "Timeout" ? 300 : undefined;
    const failure = await failureOf(`http://127.0.0.1:${port}/`, ["127.0.0.1"], timeoutMs);
    expect(failure).toEqual(["failed", detail]);
  });

  test("reports an unreachable server", async () => {
    const { port, close } = await holdSilentPort();
    undo.push(close);
    expect(await failureOf(`http://127.0.0.1:${port}/`, ["127.0.0.1"])).toEqual(["failed", "ECONNREFUSED"]);
  });
});
