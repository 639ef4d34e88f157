import { useLingui } from "@lingui/react/macro";
import { bookingColumnLabels, isBookingColumn } from "#domain/accounting/bookingColumns";
import type { ValueKind } from "#domain/activityFields";
import { findService } from "#domain/serviceCatalogue";
import { formatDate, formatDateTime } from "#i18n/formats";
import { useLocale } from "#i18n/language";
import { useFormats } from "#i18n/useFormats";
import { useLanguageName } from "#i18n/useLanguageName";
import { codeLabel } from "./codeLabels";

/** Formats a logged value for display; `kind` is undefined for fields that this version does not know. */
export function useValueText(): (value: unknown, kind: ValueKind | undefined) => string {
  const { t, i18n } = useLingui();
  const { number, euro } = useFormats();
  const language = useLocale();
  const languageName = useLanguageName();

  const named = (value: string, kind: ValueKind | undefined): string | undefined => {
    if (kind === "service") return findService(value)?.name[language];
    if (kind === "bookingColumn" && isBookingColumn(value)) return bookingColumnLabels[value][language];
    if (kind === "language") return languageName(value);
    if (kind === "access") return named(value, "role") ?? named(value, "service");
    if (kind === "mediaType") return fileTypeOf(value);
    const name = kind && codeLabel(kind, value);
    return name && i18n._(name);
  };
  const text = (value: unknown, kind: ValueKind | undefined): string => {
    if (Array.isArray(value) && value.length === 0) return t`leer`;
    if (Array.isArray(value)) return value.map((each) => text(each, kind)).join(", ");
    if (typeof value === "boolean") return value ? t`Ja` : t`Nein`;
    if (typeof value === "number") {
      if (kind === "cents") return euro(value);
      return kind === "percentage" ? `${number(value / 100)} %` : number(value);
    }
    if (typeof value !== "string") return JSON.stringify(value);
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(`${value}T12:00:00Z`);
    if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return formatDateTime(value);
    return value === "" ? t`leer` : (named(value, kind) ?? value);
  };
  return text;
}

/** Returns "PNG" for image/png. Plain text keeps its media type, since "PLAIN" would be unclear. */
function fileTypeOf(mediaType: string): string | undefined {
  const subtype = /^(?:image|application)\/([a-z]+)(?:\+xml)?$/.exec(mediaType)?.[1];
  return subtype?.toUpperCase();
}
