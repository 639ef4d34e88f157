import { expect, test } from "vitest";
import { createLogger } from "#server/logging";

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger("info", { write: (line: string) => void lines.push(line) }));
  return lines.join("");
}

test("blacks out what usually is a secret, at the top and below", () => {
  const text = logged((log) => {
    log.info({ password: "geheim", request: { authorization: "Bearer geheim", body: { token: "geheim" } } });
  });
  expect(text).not.toContain("geheim");
  expect(text).toContain('"request"');
});

test("writes of an error nothing but type, message, code and stack, and those of its cause", () => {
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

test("writes nothing of a thrown value that is no error", () => {
  expect(logged((log) => log.error({ err: "geheim" }, "request failed"))).not.toContain("geheim");
});
