/** Whose request it is, behind proxies: addresses count for throttling only as far as the proxies are known. */
import { BlockList, isIP } from "node:net";

/** Whether a text is an address or a network (address/bits) that TRUST_PROXY may name. */
export function isTrustEntry(text: string): boolean {
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
  const widest = version === 4 ? 32 : 128;
  return /^\d{1,3}$/.test(bitsText) && bits <= widest ? { address, family, bits } : null;
}

/**
 * Makes the reader of a request's address: that of the connection, or, while that belongs to a trusted proxy, the one
 * before it in X-Forwarded-For, from the right. What is not an address ends the walk.
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
      const before = plainAddress(hops.pop() ?? "");
      if (before === null) break;
      address = before;
    }
    return address;
  };
}

/** Without port, brackets and the prefix of an IPv4 address in an IPv6 connection; null: not an address. */
function plainAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i, "$1");
  return isIP(bare) === 0 ? null : bare;
}

/** The network by which an address is counted: who has one IPv6 address has the 2^64 beside it. */
export function networkOf(address: string): string {
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
