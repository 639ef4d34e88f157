/** E-mail addresses as they are typed, for browser and server alike. */

const localForm = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const labelForm = /^[\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const localMaxLength = 64;
const labelMaxLength = 63;

/**
 * Whether a text, already without spaces at its ends, is an address that mail can be sent to: what stands before the @
 * has at most 64 characters, no spaces, no quotes and no dots in a row; what stands behind it is a name with a dot, as
 * verwaltung.müllheim.de, and no number. How long the whole may be is checked elsewhere. Nothing tells whether there is
 * such a mailbox.
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
