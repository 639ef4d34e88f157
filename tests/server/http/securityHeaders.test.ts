import { expect, test } from "vitest";
import { readConfig } from "#server/config";
import { helmetOptions } from "#server/http/securityHeaders";
import { StartupError } from "#server/startupError";
import { fastify } from "fastify";
import helmet from "@fastify/helmet";

async function hstsOf(env: Readonly<Record<string, string>>) {
  const config = readConfig({ SECRET_KEY: "a secret of more than 32 characters", ...env }, { demo: false });
  const app = fastify();
  await app.register(helmet, helmetOptions(config));
  return (await app.inject("/")).headers["strict-transport-security"];
}

const https = { PUBLIC_URL: "https://amt.example.org" };

test("HSTS includes subdomains only if configured", async () => {
  expect(await hstsOf(https)).toBe("max-age=31536000");
  expect(await hstsOf({ ...https, HSTS_SUBDOMAINS: "off" })).toBe("max-age=31536000");
  expect(await hstsOf({ ...https, HSTS_SUBDOMAINS: "on" })).toBe("max-age=31536000; includeSubDomains");
  expect(await hstsOf({ HSTS_SUBDOMAINS: "off" })).toBeUndefined();
});

test("HSTS for subdomains is refused if it cannot be sent or is malformed", async () => {
  await expect(hstsOf({ HSTS_SUBDOMAINS: "on" })).rejects.toThrow(StartupError);
  await expect(hstsOf({ ...https, HSTS_SUBDOMAINS: "yes" })).rejects.toThrow(
    "HSTS_SUBDOMAINS must be one of on, off",
  );
});
