import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { toFailure } from "#relay/failure";
import { useMutationAsync } from "#relay/useMutationAsync";
import { ApiError } from "#relay/apiError";
import { useCan } from "#session/useSession";
import type { List } from "#lists/useList";
import { ImportButton } from "../imports/ImportButton";
import type { ImportKind } from "../imports/importKinds";
import { ListFailed } from "#ui/table/ListFailed";
import { EmptyRecords } from "../records/EmptyRecords";
import { RecordTable } from "../records/RecordTable";
import type { ResidentialPropertiesTable_commune$key } from "./__generated__/ResidentialPropertiesTable_commune.graphql";
import type { ResidentialPropertiesTableRemoveMutation } from "./__generated__/ResidentialPropertiesTableRemoveMutation.graphql";
import type { ResidentialPropertyForm_residentialProperty$key } from "./__generated__/ResidentialPropertyForm_residentialProperty.graphql";
import type { ResidentialPropertyRow } from "./useResidentialPropertyColumns";

const removeMutation = graphql`
  mutation ResidentialPropertiesTableRemoveMutation($input: RemoveResidentialPropertiesInput!) {
    removeResidentialProperties(input: $input) {
      conflicts {
        id
        ...ResidentialPropertyForm_residentialProperty
      }
      errors {
        code
      }
    }
  }
`;

interface ResidentialPropertiesTableProps {
  readonly commune: ResidentialPropertiesTable_commune$key;
  readonly list: List<ResidentialPropertyRow>;
  readonly onEdit: (property: ResidentialPropertyForm_residentialProperty$key) => void;
  readonly onAdd: () => void;
  readonly onImport: (kind: ImportKind) => void;
}

/** A page of the properties; how many there are does not matter to it. */
export function ResidentialPropertiesTable({
  commune,
  onAdd,
  onImport,
  ...table
}: ResidentialPropertiesTableProps) {
  const { t } = useLingui();
  const { residentialProperties: page } = useFragment(
    graphql`
      fragment ResidentialPropertiesTable_commune on Commune
      @argumentDefinitions(
        filter: { type: "ResidentialPropertyFilter" }
        orderBy: { type: "ResidentialPropertyOrder" }
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
      ) {
        residentialProperties(
          filter: $filter
          orderBy: $orderBy
          first: $first
          after: $after
          last: $last
          before: $before
        ) {
          totalCount
          totalCountExceeded
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
              ags
              postalCode
              location
              district
              street
              houseNumber
              letter
              partNumber
              supplements
              houseNumberLetter
              ...ResidentialPropertyForm_residentialProperty
            }
          }
        }
      }
    `,
    commune,
  );
  const canAskOkkomm = useCan("admin_features");
  const remove = useMutationAsync<ResidentialPropertiesTableRemoveMutation>(removeMutation);
  if (!page) {
    // The contract gives none only where they could not be read.
    return (
      <ListFailed
        title={<Trans>Die Einträge konnten nicht geladen werden.</Trans>}
        failure={toFailure(new ApiError("residential_properties_load_error"))}
        isBusy={table.list.isStale}
        search={table.list.address.search}
        onFirstPage={table.list.address.toFirstPage}
      />
    );
  }
  return (
    <RecordTable
      {...table}
      page={page}
      words={{
        counted: (count) => t`${plural(count, { one: "# Wohngrundstück", other: "# Wohngrundstücke" })}`,
        label: ({ street, houseNumber, letter, postalCode, location }) =>
          `${[street, houseNumber, letter].filter(Boolean).join(" ")}, ${postalCode} ${location}`,
      }}
      remove={(items) => remove({ input: { items } })}
      empty={
        <EmptyRecords
          title={<Trans>Noch keine Wohngrundstücke</Trans>}
          onAdd={onAdd}
          actions={
            <>
              <ImportButton kind="RESIDENTIAL_PROPERTIES" onOpen={onImport} />
              {canAskOkkomm && <ImportButton kind="OKKOMM_RESIDENTIAL_PROPERTIES" onOpen={onImport} />}
            </>
          }
        >
          <Trans>
            Mit ihnen prüfen die Dienste die Adressen der Anträge. Übernehmen Sie den Bestand aus einer Datei,
            oder tragen Sie die Grundstücke einzeln ein.
          </Trans>
        </EmptyRecords>
      }
    />
  );
}
