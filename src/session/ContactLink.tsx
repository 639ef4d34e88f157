const email = /^[^\s@]+@[^\s@.]+\.[^\s@]+$/;
const phone = /^\+?[\d\s/().-]{5,}$/;

function addressOf(contact: string): string | null {
  if (email.test(contact)) return `mailto:${contact}`;
  if (phone.test(contact)) return `tel:${contact.replace(/[^\d+]/g, "")}`;
  if (/^https?:\/\//i.test(contact) && URL.canParse(contact)) return contact;
  return null;
}

/** Whether a contact of the settings is an address or a number, not a sentence. */
export function isAddress(contact: string): boolean {
  return addressOf(contact.trim()) !== null;
}

/** A contact from the settings: an e-mail address, a number or a web address as a link, else as it is written. */
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
