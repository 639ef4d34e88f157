import { useLingui } from "@lingui/react/macro";
import { formatDate, formatDateTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";

interface ChangedValueProps {
  readonly value: unknown;
  /** del: what it was; ins: what it became. */
  readonly as: "del" | "ins";
}

/** A value as it was or became: struck out or underlined, so that colour alone tells nothing. */
export function ChangedValue({ value, as: Mark }: ChangedValueProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  if (value === null || value === undefined) return <span className="no-value">{t`kein Wert`}</span>;
  const text = () => {
    if (typeof value === "boolean") return value ? t`Ja` : t`Nein`;
    if (typeof value === "number") return number(value);
    if (typeof value !== "string") return JSON.stringify(value);
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(`${value}T12:00:00Z`);
    if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return formatDateTime(value);
    return value === "" ? t`leer` : value;
  };
  return <Mark>{text()}</Mark>;
}
