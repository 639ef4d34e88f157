import { expect, test } from "vitest";
import { createLogger } from "#server/logging";

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger("info", { write: (line: string) => void lines.push(line) }));
  return lines.join("");
}

test("Logging: redacts common secrets, at the top level and below", () => {
  const text = logged((log) => {
    log.info({ password: "geheim", request: { authorization: "Bearer geheim", body: { token: "geheim" } } });
  });
  expect(text).not.toContain("geheim");
  expect(text).toContain('"request"');
});

test("Logging: logs only type, message, code and stack of an error and its causes", () => {
  const cause = Object.assign(new Error("refused"), { code: "23505", detail: "Key (email)=(geheim) exists" });
  const error = Object.assign(new TypeError("not stored", { cause }), { parameters: ["geheim"] });
  const text = logged((log) => log.error({ err: error }, "request failed"));
  expect(text).not.toContain("geheim");
  expect(JSON.parse(text).err).toMatchObject({
    type: "TypeError",
    message: "not stored",
    cause: { type: "Error", message: "refused", code: "23505" },
  });
});

test("Logging: logs nothing of a thrown value that is not an error", () => {
  expect(logged((log) => log.error({ err: "geheim" }, "request failed"))).not.toContain("geheim");
});
