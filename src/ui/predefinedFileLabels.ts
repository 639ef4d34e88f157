/** Names of the purposes of predefined files. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PredefinedFileKind } from "#domain/serviceFiles";

export const predefinedFileLabels: Readonly<Record<PredefinedFileKind, MessageDescriptor>> = {
  LOGO: msg`Logo`,
  HEADER_IMAGE: msg`Kopfbild`,
  PRIVACY_STATEMENT: msg`Datenschutzerklärung`,
  IMPRINT: msg`Impressum`,
  TERMS: msg`Nutzungsbedingungen`,
};
