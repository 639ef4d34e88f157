/** Results of keystore checks. */

/** A certificate of a keystore, as stored. */
export interface KeystoreCertificate {
  /** Distinguished name in one line, the most specific part first. */
  readonly subject: string;
  readonly issuer: string;
  /** In hexadecimal digits. */
  readonly serialNumber: string;
  /** RFC 3339, like the end. */
  readonly validFrom: string;
  readonly expiresAt: string;
  /** Whether the keystore has its private key. */
  readonly hasPrivateKey: boolean;
}

/** Problems of a keystore. */
export type KeystoreProblemCode =
  /** Neither PKCS#12 nor PEM, or damaged. */
  | "KEYSTORE_UNREADABLE"
  /** The password is wrong or missing. */
  | "KEYSTORE_PASSWORD_WRONG"
  /** Readable, but protected by ciphers that are no longer secure. */
  | "KEYSTORE_CIPHER_OLD"
  /** It has no private key. */
  | "KEYSTORE_KEY_MISSING"
  /** It has no certificate of its key. */
  | "KEYSTORE_CERTIFICATE_MISSING"
  /** Reading took too long. */
  | "KEYSTORE_TIMEOUT";
