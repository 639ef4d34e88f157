import { Box } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useMemo, type ReactNode } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { feeChangeFeesMax } from "#domain/feeChanges";
import { ListTable, useRows } from "#lists/ListTable";
import { useIdleRouteLoad } from "#lists/useIdleRouteLoad";
import type { ShownList } from "#lists/useList";
import { useOwnedQuery } from "#relay/preload";
import { DialogButton } from "#ui/DialogButton";
import { EmptyState } from "#ui/EmptyState";
import { lazyOverlay } from "#ui/lazyOverlay";
import { useRowSelection } from "#ui/table/useRowSelection";
import type { SystemFeesTableQuery } from "./__generated__/SystemFeesTableQuery.graphql";
import { useFeesReturnState } from "./feesReturnState";
import type { SystemFeesSearch } from "./systemFeesList";
import type { SystemFeeRow } from "./useSystemFeesColumns";

const tableQuery = graphql`
  query SystemFeesTableQuery(
    $filter: SystemFeeFilter
    $on: Date!
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError @preloadable {
    systemFees(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      edges {
        node {
          ...SystemFeesTable_fee @relay(mask: false)
        }
      }
    }
  }
`;

void graphql`
  fragment SystemFeesTable_fee on SystemFee {
    id
    serviceId
    feeId
    text
    status
    numbers {
      gebOstNr
      hhst
    }
    communeCount
    deviationSummary(on: $on) {
      count
      amountCount
      lowest
      highest
    }
    ...systemFee_fee
    ...SystemFeeHead_fee
  }
`;

const FeeChangeForm = lazyOverlay(async () => (await import("../changes/FeeChangeForm")).FeeChangeForm);

/** Styles of the cells, which are plain elements. */
const cells = {
  "& [data-part=name]": {
    display: "flex",
    flexDirection: "column",
    minWidth: 0,
    lineHeight: { base: "inherit", sm: "xs" },
    "& > *": { overflow: "hidden", textOverflow: "ellipsis" },
    "& small": { color: "fg.muted" },
  },
  "& [data-part=none]": { color: "fg.subtle" },
};

const labelOf = ({ text }: SystemFeeRow) => text;

interface SystemFeesTableProps {
  readonly list: ShownList<SystemFeeRow, PreloadedQuery<SystemFeesTableQuery>, SystemFeesSearch>;
  /** Button that adds a fee. */
  readonly add: ReactNode;
}

/** The rows of the catalogue; selected fees can be changed in many communes. */
export function SystemFeesTable({ list, add }: SystemFeesTableProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const state = useFeesReturnState();
  const { systemFees } = useOwnedQuery<SystemFeesTableQuery>(tableQuery, list.queryRef);
  const rows = useRows(systemFees);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const selection = useRowSelection(ids);
  useIdleRouteLoad("/admin/fees/$service/$fee");
  const chosen = rows.filter(({ id }) => selection.ids.has(id)).slice(0, feeChangeFeesMax);
  return (
    <Box css={cells}>
      <ListTable
        list={list}
        page={systemFees}
        rowLabel={labelOf}
        selection={selection}
        bulkActions={
          <DialogButton
            intent={FeeChangeForm.intent}
            renderDialog={(onClose) => <FeeChangeForm fees={chosen} onClose={onClose} />}
          >
            <Trans>In Kommunen ändern …</Trans>
          </DialogButton>
        }
        onOpen={({ serviceId, feeId }) =>
          void navigate({
            to: "/admin/fees/$service/$fee",
            params: { service: serviceId, fee: feeId },
            state,
          })
        }
        hasOpenButtons={false}
        size="md"
        found={t`${plural(systemFees.totalCount, { one: "# Gebühr", other: "# Gebühren" })}`}
        empty={
          <EmptyState icon="euro" title={<Trans>Noch keine Gebühren</Trans>} actions={add}>
            <p>
              <Trans>
                Gebühren des Katalogs gelten in allen Kommunen, die den Dienst anbieten und keine eigene
                Fassung haben.
              </Trans>
            </p>
          </EmptyState>
        }
        showsCount
      />
    </Box>
  );
}
