import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ListAddress } from "#lists/useListSearch";
import { useMutationAsync } from "#relay/useMutationAsync";
import { ImportButton } from "../imports/ImportButton";
import { SnapshotList } from "../imports/SnapshotList";
import { EmptyRecords } from "../records/EmptyRecords";
import { RecordTable } from "../records/RecordTable";
import type { PostalCodeForm_postalCode$key } from "./__generated__/PostalCodeForm_postalCode.graphql";
import type { PostalCodesTable_commune$key } from "./__generated__/PostalCodesTable_commune.graphql";
import type { PostalCodesTableRemoveMutation } from "./__generated__/PostalCodesTableRemoveMutation.graphql";
import { usePostalCodeColumns } from "./usePostalCodeColumns";

const removeMutation = graphql`
  mutation PostalCodesTableRemoveMutation($input: RemovePostalCodesInput!) {
    removePostalCodes(input: $input) {
      conflicts {
        id
        ...PostalCodeForm_postalCode
      }
      errors {
        code
      }
    }
  }
`;

export interface PostalCodesTableProps {
  readonly commune: PostalCodesTable_commune$key;
  readonly address: ListAddress;
  readonly isStale: boolean;
  readonly onEdit: (postalCode: PostalCodeForm_postalCode$key) => void;
  readonly onAdd: () => void;
  readonly onImport: () => void;
  /** Told how many entries there are, whatever the filter. */
  readonly onCounted: (count: number) => void;
}

export function PostalCodesTable(props: PostalCodesTableProps) {
  const { commune, onAdd, onImport, onCounted, ...table } = props;
  const { t } = useLingui();
  const data = useFragment(
    graphql`
      fragment PostalCodesTable_commune on Commune
      @argumentDefinitions(
        filter: { type: "PostalCodeFilter" }
        orderBy: { type: "PostalCodeOrder" }
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
      ) {
        counts {
          postalCodes
        }
        ...SnapshotList_commune @arguments(kind: POSTAL_CODES)
        postalCodes(
          filter: $filter
          orderBy: $orderBy
          first: $first
          after: $after
          last: $last
          before: $before
        ) {
          totalCount
          pageInfo {
            hasNextPage
            hasPreviousPage
            startCursor
            endCursor
          }
          edges {
            node {
              id
              revision
              postalCode
              place
              ...PostalCodeForm_postalCode
            }
          }
        }
      }
    `,
    commune,
  );
  const { postalCodes: count } = data.counts;
  useEffect(() => onCounted(count), [count, onCounted]);
  const columns = usePostalCodeColumns();
  const remove = useMutationAsync<PostalCodesTableRemoveMutation>(removeMutation);
  return (
    <>
      <SnapshotList commune={data} />
      <RecordTable
        {...table}
        section="postal-codes"
        page={data.postalCodes}
        columns={columns}
        words={{
          counted: (count) => t`${plural(count, { one: "# Postleitzahl", other: "# Postleitzahlen" })}`,
          label: ({ postalCode, place }) => `${postalCode} ${place}`,
        }}
        remove={(items) => remove({ input: { items } })}
        empty={
          <EmptyRecords
            title={<Trans>Noch keine Postleitzahlen</Trans>}
            onAdd={onAdd}
            actions={<ImportButton kind="POSTAL_CODES" onOpen={onImport} />}
          >
            <Trans>
              Solange keine eingetragen sind, wird Ihre Kommune nur über ihren Namen und ihren AGS gefunden.
            </Trans>
          </EmptyRecords>
        }
      />
    </>
  );
}
