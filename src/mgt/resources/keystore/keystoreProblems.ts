import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Texts of a keystore problem: short, and with the recommended action. */
interface KeystoreProblemTexts {
  readonly short: MessageDescriptor;
  readonly full: MessageDescriptor;
}

const problems = {
  KEYSTORE_UNREADABLE: {
    short: msg`Nicht lesbar`,
    full: msg`Die Datei ist weder PKCS#12 noch PEM, oder sie ist beschädigt. Wählen Sie eine andere Datei.`,
  },
  KEYSTORE_PASSWORD_WRONG: {
    short: msg`Passwort falsch`,
    full: msg`Das Passwort passt nicht zu der Datei, oder es fehlt.`,
  },
  KEYSTORE_CIPHER_OLD: {
    short: msg`Altes Verfahren`,
    full: msg`Der Schlüsselspeicher ist lesbar, aber mit einem Verfahren geschützt, das nicht mehr sicher ist. Verpacken Sie ihn neu, etwa mit AES-256.`,
  },
  KEYSTORE_KEY_MISSING: {
    short: msg`Ohne Schlüssel`,
    full: msg`Die Datei hat keinen privaten Schlüssel. Zum Unterschreiben und Anmelden wird einer gebraucht.`,
  },
  KEYSTORE_CERTIFICATE_MISSING: {
    short: msg`Ohne Zertifikat`,
    full: msg`Die Datei hat kein Zertifikat.`,
  },
  KEYSTORE_TIMEOUT: {
    short: msg`Nicht prüfbar`,
    full: msg`Das Lesen hat zu lange gedauert und wurde abgebrochen. Die Datei ist vermutlich beschädigt.`,
  },
} satisfies Readonly<Record<string, KeystoreProblemTexts>>;

type KeystoreProblemCode = keyof typeof problems;

const isKnown = (code: string): code is KeystoreProblemCode => Object.hasOwn(problems, code);

/** Texts by code; an unknown code counts as an unreadable keystore. */
export const keystoreProblem = (code: string): KeystoreProblemTexts =>
  problems[isKnown(code) ? code : "KEYSTORE_UNREADABLE"];

/** Whether the keystore works despite the problem. */
export const isKeystoreUsable = (code: string): boolean => code === "KEYSTORE_CIPHER_OLD";
