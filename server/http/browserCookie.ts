/**
 * Cookie that identifies browsers which have logged in to an account before. It does not authenticate: a login still
 * requires the password. Scripts cannot read it, other sites cannot send it, and the app sends it only with logins.
 */
import type { FastifyReply } from "fastify";
import { endpointPaths } from "#domain/endpoints";
import { rememberedAccountsMax } from "#domain/limits";
import { knownClientDays } from "#domain/timings";
import type { Config } from "#server/config";
import type { BrowserTokens } from "#server/context";

const cookieName = "known-browser";
const tokenPattern = /^[\w-]{43}$/;
const maxAgeSeconds = knownClientDays * 24 * 60 * 60;

/** Returns the tokens of the request's cookie, with a function to replace them. */
export function browserTokens({ raw, request }: FastifyReply, config: Config): BrowserTokens {
  let tokens = readTokens(request.headers.cookie);
  const secure = config.publicUrl.startsWith("https:") ? "; Secure" : "";
  return {
    get tokens() {
      return tokens;
    },
    storeTokens(newTokens) {
      tokens = newTokens;
      if (raw.headersSent) return;
      const value = `${cookieName}=${newTokens.join(".")}`;
      const attributes = `Path=${endpointPaths.mgt}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict`;
      raw.setHeader("Set-Cookie", `${value}; ${attributes}${secure}`);
    },
  };
}

function readTokens(header: string | undefined): readonly string[] {
  const pairs = (header ?? "").split(";").map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1);
  const tokens = (value ?? "").split(".").slice(0, rememberedAccountsMax);
  return tokens.filter((token) => tokenPattern.test(token));
}
