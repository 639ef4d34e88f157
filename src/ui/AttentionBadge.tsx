import { Badge } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** Larger numbers are shown as 999+. */
const shownMax = 999;

/** Label for a number of items that need attention, for accessible names and tooltips. */
export function useAttentionLabels() {
  const { t } = useLingui();
  return (count: number) =>
    count > shownMax
      ? t`mehr als ${shownMax} brauchen Aufmerksamkeit`
      : t`${plural(count, { one: "# braucht Aufmerksamkeit", other: "# brauchen Aufmerksamkeit" })}`;
}

/** The number of items that need attention, shown beside a name, which screen readers read with its label. */
export function AttentionBadge({ count }: { readonly count: number }) {
  const words = useAttentionLabels()(count);
  return (
    <Badge className="attention-badge" data-tooltip={words}>
      <span aria-hidden="true">{count > shownMax ? `${shownMax}+` : count}</span>
      <span className="visually-hidden"> {words}</span>
    </Badge>
  );
}
