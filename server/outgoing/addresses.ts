/** Classifies the IP addresses that the server may call. */
import { BlockList, isIP, isIPv4 } from "node:net";

/** Reachability class of an address: public, private (only if the operator allows it) or never callable. */
export type Reach = "public" | "private" | "never";

type Network = readonly [address: string, bits: number];

/** Link-local and cloud metadata addresses, which expose credentials, and addresses that are not a single host. */
const blocked: readonly Network[] = [
  ["0.0.0.0", 8],
  ["169.254.0.0", 16],
  ["192.0.0.0", 24],
  ["100.100.100.200", 32],
  ["168.63.129.16", 32],
  ["224.0.0.0", 3],
  ["::", 128],
  ["fe80::", 10],
  ["fd00:ec2::", 32],
  ["fd20:ce::", 32],
  ["ff00::", 8],
  ["64:ff9b:1::", 48],
  ["2001::", 32],
];

/** Private networks, callable only if the operator allows them. */
const privateNetworks: readonly Network[] = [
  ["10.0.0.0", 8],
  ["127.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["100.64.0.0", 10],
  ["198.18.0.0", 15],
  ["::1", 128],
  ["fc00::", 7],
  ["fec0::", 10],
];

const blockedList = blockListOf(blocked);
const privateList = blockListOf(privateNetworks);

/** Returns the reachability class of an address, "never" if the text is not an IP address. */
export function classifyAddress(address: string): Reach {
  const plain = unwrapMappedAddress(address);
  if (plain === null || contains(blockedList, plain)) return "never";
  return contains(privateList, plain) ? "private" : "public";
}

/** Builds a list of networks for lookups with `contains`. */
export function blockListOf(networks: readonly Network[]): BlockList {
  const list = new BlockList();
  for (const [address, bits] of networks) list.addSubnet(address, bits, isIPv4(address) ? "ipv4" : "ipv6");
  return list;
}

/** Returns whether the list contains the address. An IPv4 address embedded in an IPv6 address is unwrapped first. */
export function contains(list: BlockList, address: string): boolean {
  const plain = unwrapMappedAddress(address);
  return plain !== null && list.check(plain, isIPv4(plain) ? "ipv4" : "ipv6");
}

/** Returns the IPv4 address embedded in an IPv6 address, otherwise the address itself. Null if it is not an address. */
function unwrapMappedAddress(address: string): string | null {
  const [bare = ""] = address.split("%", 1);
  if (isIPv4(bare)) return bare;
  if (isIP(bare) === 0) return null;
  const groups = groupsOf(bare);
  const start = groups.slice(0, 6).map((group) => group.toString(16));
  const form = start.join(":");
  // IPv4-mapped, IPv4-compatible and NAT64 addresses; 6to4 embeds it after the first group.
  if (form === "0:0:0:0:0:ffff" || form === "64:ff9b:0:0:0:0") return dotted(groups[6], groups[7]);
  if (form === "0:0:0:0:0:0" && (groups[6] ?? 0) > 0) return dotted(groups[6], groups[7]);
  if (groups[0] === 0x2002) return dotted(groups[1], groups[2]);
  return bare;
}

function groupsOf(address: string): readonly number[] {
  // The URL parser also converts a trailing dotted IPv4 part to groups.
  const normal = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = "", tail] = normal.split("::");
  const read = (text: string) => (text === "" ? [] : text.split(":").map((group) => parseInt(group, 16)));
  if (tail === undefined) return read(head);
  const [first, last] = [read(head), read(tail)];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

function dotted(high = 0, low = 0): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}
