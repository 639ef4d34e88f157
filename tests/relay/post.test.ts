import { expect, onTestFinished, test } from "vitest";
import { createNetwork } from "#relay/network";
import { post } from "#relay/post";

const html = { "Content-Type": "text/html" };

const nonsense: Readonly<Record<string, () => Response>> = {
  "a page of a proxy with status 500": () =>
    new Response("<h1>Internal Server Error</h1>", { status: 500, headers: html }),
  "a page of a proxy with status 200": () =>
    new Response("<!doctype html><p>Bitte melden Sie sich am WLAN an.</p>", { headers: html }),
  "half an answer": () => new Response('{"data":{"communes":'),
  "an answer without data": () => new Response("{}"),
  "nothing at all": () => new Response(null, { status: 204 }),
};

function call(fetch: typeof globalThis.fetch) {
  const end = new AbortController();
  onTestFinished(() => end.abort());
  const network = createNetwork({
    fetch,
    credentials: { token: () => null, renew: () => Promise.reject(new Error()), used: () => undefined },
    disposed: end.signal,
  });
  return post(network, "mgt", { params: { id: "1", name: "communes" } }, {}, { token: null });
}

test.each(Object.entries(nonsense))("Posted calls: %s is an unexpected answer", async (_, answer) => {
  await expect(call(async () => answer())).rejects.toMatchObject({ code: "unexpected_answer" });
});

test("Posted calls: a connection that breaks while the body arrives is unreachable, so the session is kept", async () => {
  const broken = new ReadableStream({ start: (body) => body.error(new TypeError("network error")) });
  await expect(call(async () => new Response(broken))).rejects.toMatchObject({ code: "unreachable" });
});
