/** Validation of e-mail addresses, for browser and server. */

const localForm = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const labelForm = /^[\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const localMaxLength = 64;
const labelMaxLength = 63;

/**
 * Whether a trimmed text is an e-mail address that mail can be sent to. The local part has at most 64
 * characters, no spaces, no quotes and no consecutive dots; the domain contains a dot
 * (verwaltung.müllheim.de) and is not an IP address. The total length is checked elsewhere, and the mailbox
 * need not exist.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(0, at));
  const labels = text.slice(at + 1).split(".");
  const last = labels.at(-1) ?? "";
  return (
    local.length <= localMaxLength &&
    localForm.test(local) &&
    labels.length > 1 &&
    labels.every((label) => label.length <= labelMaxLength && labelForm.test(label)) &&
    [...last].length > 1 &&
    !/^\d+$/.test(last)
  );
}
