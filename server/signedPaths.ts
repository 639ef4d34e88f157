/** Addresses that work for a short while without a token, for pictures, which cannot carry one (the decisions on downloads). */
import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "./secretKey";

const stepMs = 3_600_000;
const rememberedMax = 20_000;
/** Longer ones, such as exports with filters, are not fetched twice. */
const rememberedMaxLength = 200;

/** Signs paths and checks them. */
export interface PathSigner {
  /** Adds expiry and signature. The same for an hour, so that browsers can keep what it leads to. */
  readonly sign: (path: string) => string;
  /** Milliseconds for which the signature still holds; null: expired, or not from here. */
  readonly check: (path: string, query: string) => number | null;
}

/** A signature holds for one to two hours. */
export function createPathSigner(secretKey: Buffer, now: () => Date): PathSigner {
  const key = deriveKey(secretKey, "signed-paths");
  const remembered = new Map<string, string>();
  let rememberedFor = 0;

  const signature = (path: string, expiry: string): Buffer =>
    createHmac("sha256", key).update(`${expiry}\n${path}`).digest();

  return {
    sign(path) {
      const step = Math.floor(now().getTime() / stepMs);
      if (step !== rememberedFor || remembered.size >= rememberedMax) {
        remembered.clear();
        rememberedFor = step;
      }
      let signed = remembered.get(path);
      if (signed === undefined) {
        const expiry = String((step + 2) * stepMs);
        signed = `${path}?expires=${expiry}&signature=${signature(path, expiry).toString("base64url")}`;
        if (path.length <= rememberedMaxLength) remembered.set(path, signed);
      }
      return signed;
    },
    check(path, query) {
      const params = new URLSearchParams(query);
      const expiry = params.get("expires") ?? "";
      const given = Buffer.from(params.get("signature") ?? "", "base64url");
      const right = signature(path, expiry);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      const left = Number(expiry) - now().getTime();
      return left > 0 ? left : null;
    },
  };
}
