import { Badge } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** Larger numbers are shown as 999+. */
const shownMax = 999;

/** Label for a number of items that need attention, for accessible names and tooltips. */
export function useAttentionWords() {
  const { t } = useLingui();
  return (count: number) =>
    count > shownMax
      ? t`mehr als ${shownMax} brauchen Aufmerksamkeit`
      : t`${plural(count, { one: "# braucht Aufmerksamkeit", other: "# brauchen Aufmerksamkeit" })}`;
}

/** The number of items that need attention, shown beside a name. The parent provides the accessible name. */
export function AttentionBadge({ count }: { readonly count: number }) {
  const words = useAttentionWords()(count);
  return (
    <Badge className="attention-badge" data-tooltip={words}>
      {count > shownMax ? `${shownMax}+` : count}
    </Badge>
  );
}
