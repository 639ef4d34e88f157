/** Secrets of resources. Stored separately from the documents, encrypted and bound to their path. */
import type { SecretKeys } from "#server/secretKey";
import { decryptSecret, encryptSecret } from "#server/secretText";

/** Identifies a resource. */
interface ResourceName {
  readonly version: string;
  readonly type: string;
  readonly id: string;
}

/** The context that the encryption of a secret is bound to. */
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

/** Decrypts the secrets of a resource, by JSON pointer. Omits secrets that were encrypted with another key. */
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
 * Returns the JSON pointers of the secrets that differ between two states of a resource. Compares the decrypted texts,
 * since equal texts may be encrypted differently; undecryptable ones are compared in encrypted form.
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
