/** Addresses that users enter: of services, of register offices and in links of texts. */

/** Control and format characters. Some of them, such as U+202E, show another address than the one that is used. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** User name or password before the host, which everyone who sees the address could read. */
const credentials = /^(?:https?:\/\/|\{host\})[^\s/?#\\]*@/i;

const isReadable = (url: string) => !hidden.test(url) && !credentials.test(url);

/**
 * Whether an address is valid: starts with http://, https:// or the placeholder {host}, and has no spaces, no invisible
 * characters, and neither user name nor password.
 */
export function isServiceUrl(url: string): boolean {
  return /^(https?:\/\/[^\s/]|\{host\})\S*$/.test(url) && isReadable(url);
}

/** Whether a link in a text may have this target: an address as of a service, mailto: or tel:. */
export function isLinkTarget(url: string): boolean {
  return /^(?:https?:\/\/|\{host\}|mailto:|tel:)/i.test(url) && isReadable(url);
}
