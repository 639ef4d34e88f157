/** Parses entries of security lists and the addresses that are checked against them. */
import { domainToASCII, domainToUnicode } from "node:url";
import { parse } from "tldts";
import { hasControlCharacters } from "#domain/communeFields";
import { isEmail } from "#domain/email";
import { emailMaxLength } from "#domain/limits";
import { patternMaxLength } from "#domain/securityLists/securityLists";
import { toSingleLine } from "#domain/singleLine";

/** An address or a domain in stored form. */
export interface Pattern {
  /** Compared form: lower case, NFC, the domain in ASCII. */
  readonly pattern: string;
  /** Display form, with the domain in Unicode. Parsing it yields the same pattern. */
  readonly display: string;
  readonly isDomain: boolean;
}

const domainMaxLength = 253;
const asciiLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Prefixes of pasted domains: @spam.de, *@spam.de, *.spam.de. */
const domainPrefix = /^(?:\*?@|\*\.)/;

/** Parses an entry; null if it is neither an e-mail address nor a domain. */
export function readPattern(typed: string): Pattern | null {
  if (typed.length > 2 * patternMaxLength) return null;
  const text = toSingleLine(typed);
  if (hasControlCharacters(text)) return null;
  const rest = text.replace(domainPrefix, "");
  return text.includes("@") && rest.includes("@") ? readAddress(text) : readDomain(rest);
}

/** Whether a domain in ASCII is a public suffix, such as de or co.uk, under which anyone may register a domain. */
export function isPublicSuffix(domain: string): boolean {
  const { publicSuffix, isIcann } = parse(domain, { allowPrivateDomains: false });
  return isIcann === true && publicSuffix === domain;
}

function readAddress(text: string): Pattern | null {
  const at = text.lastIndexOf("@");
  const local = comparedLocal(text.slice(0, at));
  const domain = readDomain(text.slice(at + 1));
  if (domain === null) return null;
  const pattern = `${local}@${domain.pattern}`;
  if (pattern.length > emailMaxLength || !isEmail(pattern)) return null;
  return { pattern, display: `${local}@${domain.display}`, isDomain: false };
}

function readDomain(text: string): Pattern | null {
  const ascii = hasOnlyDomainCharacters(text) ? domainToASCII(withoutTrailingDot(text)) : "";
  if (!isDomainName(ascii)) return null;
  const unicode = domainToUnicode(ascii);
  // Some domains are displayed in ASCII only, such as those with invisible joiners.
  const isReadable = hasOnlyDomainCharacters(unicode) && domainToASCII(unicode) === ascii;
  return { pattern: ascii, display: isReadable ? unicode : ascii, isDomain: true };
}

/** The URL parser drops or decodes some characters and ends the domain at others. */
function hasOnlyDomainCharacters(text: string): boolean {
  return (
    !/[\p{Default_Ignorable_Code_Point}\p{Z}\p{C}]/u.test(text) &&
    /^(?:[A-Za-z0-9.-]|\P{ASCII})*$/u.test(text.normalize("NFKC"))
  );
}

function isDomainName(ascii: string): boolean {
  const labels = ascii.split(".");
  return (
    ascii.length <= domainMaxLength &&
    labels.every((label) => asciiLabel.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? "") &&
    (labels.length > 1 || isPublicSuffix(ascii))
  );
}

const withoutTrailingDot = (text: string): string => text.replace(/\.$/, "");

const comparedLocal = (local: string): string => local.toLowerCase().normalize("NFC");

/** An address to check against the lists. */
export interface ParsedAddress {
  /** Compared form. */
  readonly address: string;
  /** Patterns of entries that could apply, in order of precedence: the address, its domain, then each parent domain. */
  readonly candidates: readonly string[];
}

/**
 * Parses an address to check; null if it has no domain. Accepts malformed addresses, so that odd spellings do not
 * bypass a blocked domain.
 */
export function parseAddress(typed: string): ParsedAddress | null {
  const text = toSingleLine(typed);
  const at = text.lastIndexOf("@");
  // Mail programs add a name and angle brackets: Anna <anna@example.org>.
  const [typedDomain = ""] = /^[^\s<>()",;]*/.exec(text.slice(at + 1)) ?? [];
  const domain = at === -1 ? "" : domainToASCII(typedDomain);
  const labels = domain.split(".").filter((label) => label !== "");
  if (labels.length === 0) return null;
  const local = text.slice(text.lastIndexOf("<", at) + 1, at).replace(/^"(.*)"$/, "$1");
  const address = `${comparedLocal(local)}@${labels.join(".")}`;
  return { address, candidates: [address, ...labels.map((_, from) => labels.slice(from).join("."))] };
}
