import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { openMultipart, type MultipartFile } from "#server/http/multipart";

test("Multipart bodies: takes small files that arrive together, in their order", async () => {
  const read: string[] = [];
  const readAll = async (request: IncomingMessage) => {
    const { first, next } = await openMultipart(request);
    for (let file: MultipartFile | null = first; file !== null; file = await next()) {
      read.push(`${file.fileName}: ${await text(file.content)}`);
      // Until then, all that was sent is parsed.
      await nextTurn();
    }
  };
  const server = createServer((request, response) => void readAll(request).finally(() => response.end()));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : null;

  const body = new FormData();
  body.append("operations", JSON.stringify({ variables: { files: [null, null, null] } }));
  body.append(
    "map",
    JSON.stringify(Object.fromEntries([0, 1, 2].map((at) => [at, [`variables.files.${at}`]]))),
  );
  for (const at of [0, 1, 2]) body.append(String(at), new File([`content ${at}`], `${at}.yaml`));
  const { ok } = await fetch(`http://127.0.0.1:${port}`, { method: "POST", body });
  server.close();

  expect(ok).toBe(true);
  expect(read).toEqual(["0.yaml: content 0", "1.yaml: content 1", "2.yaml: content 2"]);
});
