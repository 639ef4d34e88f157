/** Secrets of resources. They are stored apart from the documents, encrypted and bound to their place. */
import type { SecretKeys } from "#server/secretKey";
import { decryptSecret, encryptSecret } from "#server/secretText";

/** What identifies a resource. */
interface ResourceName {
  readonly version: string;
  readonly type: string;
  readonly id: string;
}

/** Place of a secret, which its encryption is bound to. */
export function resourceSecretPlace({ version, type, id }: ResourceName, pointer: string): string {
  return `resource/${version}/${type}/${id}${pointer}`;
}

/** Encrypts the secrets of a resource, by JSON pointer. */
export function encryptResourceSecrets(
  secretKeys: SecretKeys,
  resource: ResourceName,
  secrets: Readonly<Record<string, string>>,
): Record<string, string> {
  return mapValues(secrets, (text, pointer) =>
    encryptSecret(secretKeys, resourceSecretPlace(resource, pointer), text),
  );
}

/** Decrypts the secrets of a resource, by JSON pointer. Those that were encrypted with another key are left out. */
export function decryptResourceSecrets(
  secretKeys: SecretKeys,
  resource: ResourceName,
  encrypted: Readonly<Record<string, string>>,
): Record<string, string> {
  return mapValues(encrypted, (text, pointer) =>
    decryptSecret(secretKeys, resourceSecretPlace(resource, pointer), text),
  );
}

/**
 * Returns the JSON pointers of the secrets that differ between two states of a resource. Equal texts may be encrypted
 * differently; of those that cannot be decrypted, the encrypted texts are compared.
 */
export function differingSecrets(
  secretKeys: SecretKeys,
  resource: ResourceName,
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): string[] {
  const readable = (secrets: Readonly<Record<string, string>>) => ({
    ...secrets,
    ...decryptResourceSecrets(secretKeys, resource, secrets),
  });
  const [texts, otherTexts] = [readable(one), readable(other)];
  const pointers = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...pointers].filter((pointer) => texts[pointer] !== otherTexts[pointer]);
}

function mapValues(
  values: Readonly<Record<string, string>>,
  map: (text: string, pointer: string) => string | null,
): Record<string, string> {
  const mapped = Object.entries(values).flatMap(([pointer, text]) => {
    const value = map(text, pointer);
    return value === null ? [] : [[pointer, value] as const];
  });
  return Object.fromEntries(mapped);
}
