/** ALLOWED_TARGETS entries: internal targets the server may call, given as host:port, address or network. */
import { isIP } from "node:net";

/** A parsed entry. */
export type AllowedTarget =
  | { readonly kind: "host"; readonly host: string; readonly port: number }
  | { readonly kind: "network"; readonly address: string; readonly bits: number };

/** Parses an ALLOWED_TARGETS entry. Returns null if it is invalid. */
export function parseAllowedTarget(text: string): AllowedTarget | null {
  const [address = "", bitsText, ...rest] = text.split("/");
  const version = isIP(address);
  if (version !== 0) {
    const widest = version === 4 ? 32 : 128;
    const bits = bitsText === undefined ? widest : Number(bitsText);
    const fits =
      rest.length === 0 && (bitsText === undefined || /^\d{1,3}$/.test(bitsText)) && bits <= widest;
    return fits ? { kind: "network", address, bits } : null;
  }
  const named = /^(\[[\da-f:.]+\]|[a-z\d.-]+):(\d{1,5})$/i.exec(text);
  const port = Number(named?.[2]);
  const host = named?.[1];
  if (host === undefined || port < 1 || port > 65_535 || !URL.canParse(`http://${host}:${port}`)) return null;
  return { kind: "host", host: new URL(`http://${host}:${port}`).hostname, port };
}
