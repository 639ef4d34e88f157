/** Checks an uploaded keystore before it is saved. */
import { keystoreMaxBytes } from "#domain/resources/resourceKinds";
import { done, refused, userError, type Outcome } from "#server/domain/mutationResult";
import { checkKeystore, type KeystoreCheck } from "./keystores";

/** Reads a keystore in base64 without storing it. Payload errors at `content`: file_empty, file_too_large. */
export async function checkTypedKeystore(typed: {
  readonly content: string;
  readonly password: string | null;
}): Promise<Outcome<KeystoreCheck>> {
  const content = Buffer.from(typed.content, "base64");
  if (content.length === 0) return refused(userError("file_empty", ["content"], { byteSize: "0" }));
  if (content.length > keystoreMaxBytes) {
    return refused(userError("file_too_large", ["content"], { maxBytes: String(keystoreMaxBytes) }));
  }
  return done(await checkKeystore({ content, password: typed.password }));
}
