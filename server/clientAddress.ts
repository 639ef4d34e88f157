/** Resolves the client address behind proxies. Throttling uses forwarded addresses only from trusted proxies. */
import { BlockList, isIP } from "node:net";

/** Whether a text is a valid TRUST_PROXY entry: an IP address or a network (address/bits). */
export function isTrustProxyEntry(text: string): boolean {
  return parseEntry(text) !== null;
}

interface Entry {
  readonly address: string;
  readonly family: "ipv4" | "ipv6";
  readonly bits: number | null;
}

function parseEntry(text: string): Entry | null {
  const [address = "", bitsText, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return null;
  const family = version === 4 ? "ipv4" : "ipv6";
  if (bitsText === undefined) return { address, family, bits: null };
  const bits = Number(bitsText);
  const maxBits = version === 4 ? 32 : 128;
  return /^\d{1,3}$/.test(bitsText) && bits <= maxBits ? { address, family, bits } : null;
}

/**
 * Creates a function that returns the client address of a request. It starts with the address of the connection and,
 * while that is a trusted proxy, moves to the previous entry of X-Forwarded-For, right to left. It stops at the first
 * entry that is not an address.
 */
export function clientAddressReader(
  trustProxy: readonly string[],
): (connection: string | undefined, forwardedFor: string | undefined) => string {
  const trusted = new BlockList();
  for (const entry of trustProxy.map(parseEntry)) {
    if (entry === null) continue;
    if (entry.bits === null) trusted.addAddress(entry.address, entry.family);
    else trusted.addSubnet(entry.address, entry.bits, entry.family);
  }
  const isTrusted = (address: string): boolean => {
    const version = isIP(address);
    return version !== 0 && trusted.check(address, version === 4 ? "ipv4" : "ipv6");
  };
  return (connection, forwardedFor) => {
    let address = plainAddress(connection ?? "") ?? "unknown";
    const hops = forwardedFor === undefined || trustProxy.length === 0 ? [] : forwardedFor.split(",");
    while (hops.length > 0 && isTrusted(address)) {
      const previous = plainAddress(hops.pop() ?? "");
      if (previous === null) break;
      address = previous;
    }
    return address;
  };
}

/** Strips port, brackets and the prefix of IPv4-mapped IPv6 addresses. Returns null if the text is not an address. */
function plainAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i, "$1");
  return isIP(bare) === 0 ? null : bare;
}

/** The throttling key of an address: its /64 network for IPv6, since one client usually controls all of it. */
export function throttledNetworkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [bare = ""] = address.split("%", 1);
  if (isIP(bare) !== 6) return address;
  const [head = "", tail = ""] = bare.toLowerCase().split("::");
  const groups = (part: string) => (part === "" ? [] : part.split(":"));
  const missing = bare.includes("::") ? 8 - groups(head).length - groups(tail).length : 0;
  const all = [...groups(head), ...Array.from({ length: missing }, () => "0"), ...groups(tail)];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
