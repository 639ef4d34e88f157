/** Validates addresses entered by users: of services, register offices and links in texts. */

/** Control and format characters. Some of them, such as U+202E, disguise the actual address. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Credentials before the host, which would be visible to everyone. */
const credentials = /^(?:https?:\/\/|\{host\})[^\s/?#\\]*@/i;

const isReadable = (url: string) => !hidden.test(url) && !credentials.test(url);

/**
 * Whether an address is valid: starts with http://, https:// or the placeholder {host}, and has no spaces, no invisible
 * characters, and neither user name nor password.
 */
export function isServiceUrl(url: string): boolean {
  return /^(https?:\/\/[^\s/]|\{host\})\S*$/.test(url) && isReadable(url);
}

/** Whether a link in a text may have this target: a service URL, mailto: or tel:. */
export function isLinkTarget(url: string): boolean {
  return /^(?:https?:\/\/|\{host\}|mailto:|tel:)/i.test(url) && isReadable(url);
}
