import { useLingui } from "@lingui/react/macro";
import { SpanField } from "./SpanField";
import type { Span } from "./spans";
import { shownDay, useSpanWords } from "./useSpanWords";

interface DaySpanFieldProps {
  /** Names both fields together. */
  readonly label: string;
  /** As YYYY-MM-DD. */
  readonly span: Span<string>;
  readonly onChange: (span: Span<string>) => void;
}

/** From one day to another, typed as 20.11.2026 or 2026-11-20. */
export function DaySpanField(props: DaySpanFieldProps) {
  const { t } = useLingui();
  const { dayFault } = useSpanWords();
  return <SpanField {...props} show={shownDay} fault={dayFault} placeholder={t`TT.MM.JJJJ`} maxLength={10} />;
}
