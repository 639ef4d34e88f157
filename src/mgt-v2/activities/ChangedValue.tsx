import { useLingui } from "@lingui/react/macro";
import type { ValueKind } from "#domain/activityFields";
import { useValueText } from "./useValueText";

interface ChangedValueProps {
  readonly value: unknown;
  /** Undefined: this version does not know the field. */
  readonly kind: ValueKind | undefined;
  /** del: what it was; ins: what it became. */
  readonly as: "del" | "ins";
}

/** A value as it was or became: struck out or underlined, so that colour alone tells nothing. */
export function ChangedValue({ value, kind, as: Mark }: ChangedValueProps) {
  const { t } = useLingui();
  const text = useValueText();
  if (value === null || value === undefined) return <span className="no-value">{t`kein Wert`}</span>;
  return <Mark>{text(value, kind)}</Mark>;
}
