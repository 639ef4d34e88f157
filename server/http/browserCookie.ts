/**
 * The cookie by which an account recognises a browser that logged in to it before. It authenticates nobody: a login still
 * needs the password. Scripts cannot read it, other sites cannot send it, and the app sends it with logins only.
 */
import type { FastifyReply } from "fastify";
import { endpointPaths } from "#domain/endpoints";
import { rememberedAccountsMax } from "#domain/limits";
import { knownClientDays } from "#domain/timings";
import type { Config } from "#server/config";
import type { BrowserTokens } from "#server/context";

const cookieName = "known-browser";
const tokenForm = /^[\w-]{43}$/;
const maxAgeSeconds = knownClientDays * 24 * 60 * 60;

/** The tokens that came with a request, and the way to have others kept. */
export function browserTokens({ raw, request }: FastifyReply, config: Config): BrowserTokens {
  let tokens = readTokens(request.headers.cookie);
  const secure = config.publicUrl.startsWith("https:") ? "; Secure" : "";
  return {
    get tokens() {
      return tokens;
    },
    keep(kept) {
      tokens = kept;
      if (raw.headersSent) return;
      const value = `${cookieName}=${kept.join(".")}`;
      const attributes = `Path=${endpointPaths.mgt}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict`;
      raw.setHeader("Set-Cookie", `${value}; ${attributes}${secure}`);
    },
  };
}

function readTokens(header: string | undefined): readonly string[] {
  const pairs = (header ?? "").split(";").map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1);
  const tokens = (value ?? "").split(".").slice(0, rememberedAccountsMax);
  return tokens.filter((token) => tokenForm.test(token));
}
