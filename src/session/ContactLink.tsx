const email = /^[^\s@]+@[^\s@.]+\.[^\s@]+$/;
const phone = /^\+?[\d\s/().-]{5,}$/;

function addressOf(contact: string): string | null {
  if (email.test(contact)) return `mailto:${contact}`;
  if (phone.test(contact)) return `tel:${contact.replace(/[^\d+]/g, "")}`;
  if (/^https?:\/\//i.test(contact) && URL.canParse(contact)) return contact;
  return null;
}

/** Whether a configured contact is an address or a number instead of a sentence. */
export function isAddress(contact: string): boolean {
  return addressOf(contact.trim()) !== null;
}

/**
 * A configured contact: e-mail addresses, phone numbers and web addresses as links, other texts as they are.
 */
export function ContactLink({ contact }: { readonly contact: string }) {
  const trimmed = contact.trim();
  const address = addressOf(trimmed);
  if (!address) return <>{trimmed}</>;
  return (
    <a className={phone.test(trimmed) ? "link whole" : "link"} href={address} rel="noreferrer">
      {trimmed}
    </a>
  );
}
