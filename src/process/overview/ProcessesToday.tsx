import { chakra, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { processStatuses } from "#domain/processTransitions";
import { useFormats } from "#i18n/useFormats";
import { useOwnedQuery } from "#relay/preload";
import { AppLink } from "#ui/AppLink";
import { ProcessStatus } from "#process/ProcessStatus";
import type { processesTodayQuery as TodayQuery } from "./__generated__/processesTodayQuery.graphql";
import { processesTodayQuery } from "./processesToday";

const Counts = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: 6,
    rowGap: 1,
    mt: 2,
    pt: 1,
    borderTop: "1px solid",
    borderColor: "border",
    "& a": {
      display: "flex",
      flexDirection: "column",
      minWidth: "72px",
      py: 1.5,
      color: "fg.muted",
      textStyle: "sm",
      _hover: { "& strong": { textDecoration: "underline", textUnderlineOffset: "3px" } },
    },
    "& strong": {
      color: "fg",
      textStyle: "figure",
      fontVariantNumeric: "tabular-nums",
      letterSpacing: "-0.01em",
    },
  },
});

interface ProcessesTodayProps {
  readonly queryRef: PreloadedQuery<TodayQuery>;
}

/** Active processes that were created today, by status; each number opens the list that it counts. */
export function ProcessesToday({ queryRef }: ProcessesTodayProps) {
  const counts = useOwnedQuery<TodayQuery>(processesTodayQuery, queryRef);
  // The day of the numbers, even if midnight has passed since.
  const { today } = queryRef.variables;
  const day = { createdFrom: today, createdTo: today };
  if (counts.ALL.totalCount === 0) {
    return (
      <Text mt={1} color="fg.muted" textStyle="sm">
        <Trans>Heute hat noch kein Prozess begonnen.</Trans>
      </Text>
    );
  }
  return (
    <Counts>
      <li>
        <AppLink variant="bare" to="/admin/processes" search={day}>
          <Trans>Begonnen</Trans>
          <Count {...counts.ALL} />
        </AppLink>
      </li>
      {statusOrder
        .filter((status) => counts[status].totalCount > 0)
        .map((status) => (
          <li key={status}>
            <AppLink variant="bare" to="/admin/processes" search={{ status: [status], ...day }}>
              <ProcessStatus status={status} />
              <Count {...counts[status]} />
            </AppLink>
          </li>
        ))}
    </Counts>
  );
}

/** Unknown ones last. */
const statusOrder = [...processStatuses.filter((status) => status !== "UNKNOWN"), "UNKNOWN"] as const;

interface CountProps {
  readonly totalCount: number;
  readonly totalCountExceeded: boolean;
}

function Count({ totalCount, totalCountExceeded }: CountProps): ReactNode {
  const { t } = useLingui();
  const { number } = useFormats();
  const count = number(totalCount);
  return <strong>{totalCountExceeded ? t`über ${count}` : count}</strong>;
}
