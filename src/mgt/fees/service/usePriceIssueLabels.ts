import { useLingui } from "@lingui/react/macro";
import type { DaySpan } from "#domain/feePrices";
import { formatDate } from "#i18n/formats";
import type { PriceIssueSpans } from "./timelineScale";

/** Returns a function that describes gaps and overlaps of prices. */
export function usePriceIssueLabels(): (issues: Pick<PriceIssueSpans, "gaps" | "overlaps">) => string[] {
  const { t } = useLingui();
  const gapText = ({ from, to }: DaySpan) => {
    const [first, last] = [formatDate(from), formatDate(to ?? from)];
    return first === last ? t`Lücke am ${first}` : t`Lücke vom ${first} bis ${last}`;
  };
  const overlapText = ({ from, to }: DaySpan) => {
    const first = formatDate(from);
    if (to === null) return t`Überschneidung ab ${first}`;
    const last = formatDate(to);
    return first === last ? t`Überschneidung am ${first}` : t`Überschneidung vom ${first} bis ${last}`;
  };
  return ({ gaps, overlaps }) => [...gaps.map(gapText), ...overlaps.map(overlapText)];
}
