import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { readConfig } from "#server/config";
import { securityHeaders } from "#server/http/securityHeaders";
import { StartupError } from "#server/startupError";

function hstsOf(env: Readonly<Record<string, string>>) {
  const config = readConfig({ SECRET_KEY: "a secret of more than 32 characters", ...env }, { demo: false });
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  securityHeaders(config)(response);
  return response.getHeader("Strict-Transport-Security");
}

const https = { PUBLIC_URL: "https://amt.example.org" };

test("HSTS covers the hosts below only where that is wanted", () => {
  expect(hstsOf(https)).toBe("max-age=31536000");
  expect(hstsOf({ ...https, HSTS_SUBDOMAINS: "off" })).toBe("max-age=31536000");
  expect(hstsOf({ ...https, HSTS_SUBDOMAINS: "on" })).toBe("max-age=31536000; includeSubDomains");
  expect(hstsOf({ HSTS_SUBDOMAINS: "off" })).toBeUndefined();
});

test("HSTS for the hosts below is refused where it could not be sent, or is not understood", () => {
  expect(() => hstsOf({ HSTS_SUBDOMAINS: "on" })).toThrow(StartupError);
  expect(() => hstsOf({ ...https, HSTS_SUBDOMAINS: "yes" })).toThrow(
    "HSTS_SUBDOMAINS must be one of on, off",
  );
});
