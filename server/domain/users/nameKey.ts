/** Comparison of usernames and e-mail addresses, ignoring case and the form of domains. */
import { domainToUnicode } from "node:url";

/** Normalises a username or e-mail address for uniqueness checks and login: NFC, lower case, domains in Unicode. */
export function nameKey(name: string): string {
  const at = name.lastIndexOf("@");
  const key = name.normalize("NFC").toLowerCase();
  return at < 0 ? key : unicodeEmail(key);
}

/** The stored form of an e-mail address: a domain in its ASCII form (xn--…) becomes Unicode. */
export function unicodeEmail(email: string): string {
  const at = email.lastIndexOf("@") + 1;
  return email.slice(0, at) + withUnicodeDomains(email.slice(at));
}

/** Replaces the labels of domains in ASCII form by their Unicode form; invalid ones stay. */
export function withUnicodeDomains(text: string): string {
  return text.replaceAll(/xn--[a-z0-9-]+/gi, (label) => domainToUnicode(label) || label);
}
