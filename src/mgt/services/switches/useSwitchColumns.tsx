import { Box, Flex } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { serviceSwitchColumnsMax } from "#domain/serviceSwitches";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useServiceName } from "#i18n/useServiceName";
import { resultOf } from "#mgt/runs/runVariables";
import { payloadFailure } from "#relay/failure";
import { ItemChoice, Outcome } from "#runs/RunResults";
import { useItemLabels, type ItemLabels } from "#runs/useItemLabels";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import type { Tone } from "#ui/Status";
import type { Column } from "#ui/table/columns";
import type { ServiceSwitchRows_run$data } from "./__generated__/ServiceSwitchRows_run.graphql";
import { useContentSummary, useObstacleLabels, useSwitchResultLabels } from "./useSwitchLabels";

export type SwitchRow = ServiceSwitchRows_run$data["rows"]["edges"][number]["node"];
type SwitchItem = SwitchRow["items"][number];

const tones = {
  open: "waiting",
  succeeded: "success",
  failed: "error",
  impossible: "neutral",
  skipped: "neutral",
  unchanged: "neutral",
  excluded: "neutral",
} as const satisfies Record<keyof ItemLabels, Tone>;

interface SwitchColumnsOptions {
  readonly action: string;
  readonly serviceIds: readonly string[];
  readonly runState: string;
  /** Excludes an item or includes it again; undefined if that is not possible. */
  readonly onExclude: ((itemId: string, isExcluded: boolean) => void) | undefined;
}

/** Columns of the results: the commune, and each service; of many services, one column for all. */
export function useSwitchColumns(options: SwitchColumnsOptions): readonly Column<SwitchRow>[] {
  const { action, serviceIds, runState, onExclude } = options;
  const { t } = useLingui();
  const serviceName = useServiceName();
  const labels = { ...useItemLabels()(runState), ...useSwitchResultLabels()(action, runState) };
  const commune: Column<SwitchRow> = {
    key: "commune",
    isRowHeader: true,
    header: t`Kommune`,
    cell: ({ ags, communeName }) => (
      <span data-part="place" data-tooltip={`${communeName} ${ags}`}>
        <AppLink to="/mgt/edit/$commune" params={{ commune: ags }} variant="bare" lang="de">
          {communeName}
        </AppLink>
        <Ags ags={ags} />
      </span>
    ),
    minWidth: 200,
    narrow: "title",
  };
  const cellOf = (row: SwitchRow, serviceId: string | undefined, hasName: boolean) =>
    row.items
      .filter((item) => serviceId === undefined || item.serviceId === serviceId)
      .map((item) => (
        <SwitchCell
          key={item.id}
          commune={row.communeName}
          item={item}
          labels={labels}
          hasName={hasName}
          onExclude={onExclude}
        />
      ));
  if (serviceIds.length > serviceSwitchColumnsMax) {
    const one: Column<SwitchRow> = {
      key: "service",
      header: t`Dienst`,
      cell: (row) => cellOf(row, undefined, true),
      minWidth: 320,
      narrow: "meta",
    };
    return [commune, one];
  }
  return [
    commune,
    ...serviceIds.map((serviceId): Column<SwitchRow> => ({
      key: serviceId,
      header: serviceName(serviceId),
      cell: (row) => cellOf(row, serviceId, false),
      minWidth: 200,
      narrow: "meta",
    })),
  ];
}

interface SwitchCellProps {
  readonly commune: string;
  readonly item: SwitchItem;
  readonly labels: ItemLabels;
  /** Whether the cell also names the service on wide screens, since it is no column of its own. */
  readonly hasName: boolean;
  readonly onExclude: SwitchColumnsOptions["onExclude"];
}

/** The result of a service of a commune, and what stands against it. */
function SwitchCell({ commune, item, labels, hasName, onExclude }: SwitchCellProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const name = useServiceName()(item.serviceId);
  const obstaclesOf = useObstacleTexts();
  const { id, state, error } = item;
  const result = resultOf(state);
  const isChoosable = onExclude !== undefined && (state === "WAITING" || state === "EXCLUDED");
  return (
    <Flex align="start" gap={1}>
      {isChoosable && (
        <ItemChoice
          label={t`${commune}, ${name}: bearbeiten`}
          isChosen={state === "WAITING"}
          onChoose={(isChosen) => onExclude(id, !isChosen)}
        />
      )}
      <div data-part="lines">
        <Box as="b" display={hasName ? "block" : { base: "block", sm: "none" }} color="fg">
          {name}
        </Box>
        <Outcome
          tone={tones[result]}
          label={labels[result]}
          notes={[error && errorMessage(payloadFailure(error)), obstaclesOf(item)]}
        />
      </div>
    </Flex>
  );
}

/** What stands against an item, with its numbers. */
function useObstacleTexts(): (item: SwitchItem) => string {
  const { t } = useLingui();
  const labels = useObstacleLabels();
  const summary = useContentSummary();
  return ({ obstacles, openApplications, preparedPrices, drafts, content }) => {
    const texts: Readonly<Record<string, string | undefined>> = {
      OPEN_APPLICATIONS: t`${plural(openApplications, { one: "# offener Antrag", other: "# offene Anträge" })}`,
      PREPARED_PRICES: t`${plural(preparedPrices, { one: "# vorbereiteter Preis", other: "# vorbereitete Preise" })}`,
      UNPUBLISHED_TEXTS: t`${plural(drafts, { one: "# Entwurf", other: "# Entwürfe" })}`,
      OWN_CONTENT: content ? summary(content) : undefined,
    };
    return obstacles.map((obstacle) => texts[obstacle] ?? labels[obstacle] ?? obstacle).join(" · ");
  };
}
