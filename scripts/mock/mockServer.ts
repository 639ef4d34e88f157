/** Vite plugin of `npm run dev:mock`: answers the calls of the app with mocked data, so that no backend is needed. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import Busboy from "@fastify/busboy";
import { GraphQLError } from "graphql";
import type { Plugin } from "vite";
import { endpointNames, endpointPaths, type EndpointName } from "#domain/endpoints";
import { createMockEndpoint, type MockCall, type MockEndpoint } from "./endpoint";
import { errorParams } from "./mutations";
import { defaultSettings, readSettings, settingsPath } from "./settings";

const heartbeatMs = 12_000;

/** Reads a call from a JSON or multipart body. Files are dropped and replaced by a name. */
async function readCall(request: IncomingMessage): Promise<MockCall> {
  const { "content-type": contentType = "", authorization } = request.headers;
  if (!contentType.startsWith("multipart/")) return { ...Object(await json(request)), authorization };
  const fields = new Map<string, string>();
  await new Promise<void>((resolve, reject) => {
    const parser = new Busboy({ headers: { ...request.headers, "content-type": contentType } });
    parser.on("field", (name, value) => void fields.set(name, value));
    parser.on("file", (_name, file) => file.resume());
    parser.on("finish", resolve);
    parser.on("error", reject);
    request.pipe(parser);
  });
  const call = Object(JSON.parse(fields.get("operations") ?? "{}"));
  const paths = Object.values<string[]>(JSON.parse(fields.get("map") ?? "{}")).flat();
  for (const path of paths) {
    const steps = path.split(".");
    const name = steps.pop() ?? "";
    steps.reduce((value, step) => Object(value[step]), call)[name] = "file";
  }
  return { ...call, authorization };
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
}

const sendJson = (response: ServerResponse, value: unknown, status = 200) =>
  send(response, status, "application/json; charset=utf-8", JSON.stringify(value));

/** Sends a stream that stays open without events. */
function sendSilence(response: ServerResponse): void {
  response.writeHead(200, {
    "Content-Type": "text/event-stream; charset=utf-8",
    "Cache-Control": "no-store",
  });
  response.write(":\n\n");
  const heartbeat = globalThis.setInterval(() => response.write(":\n\n"), heartbeatMs);
  response.once("close", () => clearInterval(heartbeat));
}

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 48"><path fill="#1c4c97" d="M2 2h36v24c0 12-9 17-18 20C11 43 2 38 2 26z"/></svg>`;

const midnight = () => new Date().setHours(0, 0, 0, 0);

/** Holds the settings and the data of all endpoints. The data is regenerated when the seed or the contract changes. */
export function createMockBackend() {
  let settings = defaultSettings;
  let endpoints = new Map<EndpointName, MockEndpoint>();

  /** Null while the contract is not valid. */
  function endpointOf(name: EndpointName): MockEndpoint | null {
    try {
      const known = endpoints.get(name) ?? createMockEndpoint(name, () => settings, midnight());
      endpoints.set(name, known);
      return known;
    } catch (error) {
      if (error instanceof GraphQLError) return null;
      throw error;
    }
  }

  async function answer(
    name: EndpointName,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const call = await readCall(request);
    const { delayMs, fault } = settings;
    if (delayMs > 0) await setTimeout(delayMs);
    if (fault === "unreachable") return void response.destroy();
    if (fault === "database_away") {
      const extensions = { code: "database_unavailable", params: errorParams() };
      return sendJson(response, { errors: [{ message: extensions.code, extensions }] }, 503);
    }
    const endpoint = endpointOf(name);
    // The app retries; the Relay compiler reports the problem.
    if (endpoint === null) return void response.writeHead(503).end();
    const result = await endpoint.answer(call);
    if (result === null) sendSilence(response);
    else sendJson(response, result);
  }

  return {
    /** Answers the request; false if it is not a backend request. */
    handle: async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      const name = endpointNames.find((each) => endpointPaths[each] === pathname);
      if (name !== undefined) await answer(name, request, response);
      else if (pathname === settingsPath) {
        const before = settings;
        if (request.method === "POST") settings = readSettings(await json(request), settings);
        if (settings.seed !== before.seed) endpoints = new Map();
        sendJson(response, settings);
      } else if (pathname.startsWith("/mgt/pictures/")) send(response, 200, "image/svg+xml", picture);
      else if (pathname.startsWith("/mgt/exports/"))
        send(response, 404, "text/plain", "There are no mocked files.\n");
      else return false;
      return true;
    },
    /** Reads the contracts and the documents again with the next call. */
    reload: () => {
      endpoints = new Map();
    },
  };
}

/** The plugin; its `api.reload` reads the contracts and documents again. */
export function mockServer(): Plugin<{ readonly reload: () => void }> {
  const backend = createMockBackend();
  return {
    name: "mock-server",
    apply: "serve",
    api: { reload: backend.reload },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const end = async () => {
          try {
            if (!(await backend.handle(request, response))) next();
          } catch (error) {
            next(error);
          }
        };
        void end();
      });
    },
    transformIndexHtml: () => [
      { tag: "script", attrs: { type: "module", src: "/scripts/mock/panel.ts" }, injectTo: "body" },
    ],
  };
}
