/** Senders of e-mails, in the format of a From header. */

/** An address, optionally after a name. Excludes characters that could inject a header or another recipient. */
const senderForm =
  /^([^<>"@,;:\\()\p{Cc}]{1,100} )?<?[^\s<>"@,;:\\()\p{Cc}]{1,64}@[^\s<>"@,;:\\()\p{Cc}]{1,189}>?$/u;

/** Whether a text is an e-mail address, or a name and an address in angle brackets. */
export function isMailSender(text: string): boolean {
  return senderForm.test(text) && text.includes("<") === text.endsWith(">");
}
