import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import type { ListAddress } from "#lists/useListSearch";
import { useMutationAsync } from "#relay/useMutationAsync";
import { EmptyRecords } from "../records/EmptyRecords";
import { RecordTable } from "../records/RecordTable";
import type { CountryForm_country$key } from "./__generated__/CountryForm_country.graphql";
import type { CountriesTable_commune$key } from "./__generated__/CountriesTable_commune.graphql";
import type { CountriesTableRemoveMutation } from "./__generated__/CountriesTableRemoveMutation.graphql";
import { useCountryColumns } from "./useCountryColumns";

const removeMutation = graphql`
  mutation CountriesTableRemoveMutation($input: RemoveCountriesInput!) {
    removeCountries(input: $input) {
      conflicts {
        id
        ...CountryForm_country
      }
      errors {
        code
      }
    }
  }
`;

interface CountriesTableProps {
  readonly commune: CountriesTable_commune$key;
  readonly address: ListAddress;
  readonly isStale: boolean;
  readonly onEdit: (country: CountryForm_country$key) => void;
  readonly onAdd: () => void;
}

export function CountriesTable({ commune, onAdd, ...table }: CountriesTableProps) {
  const { t } = useLingui();
  const { countries } = useFragment(
    graphql`
      fragment CountriesTable_commune on Commune
      @argumentDefinitions(
        filter: { type: "CountryFilter" }
        orderBy: { type: "CountryOrder" }
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
      ) {
        countries(
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
              name
              isEu
              ...CountryForm_country
            }
          }
        }
      }
    `,
    commune,
  );
  const columns = useCountryColumns();
  const remove = useMutationAsync<CountriesTableRemoveMutation>(removeMutation);
  return (
    <RecordTable
      {...table}
      section="countries"
      page={countries}
      columns={columns}
      words={{
        counted: (count) => t`${plural(count, { one: "# Staat", other: "# Staaten" })}`,
        label: ({ name }) => name,
      }}
      remove={(items) => remove({ input: { items } })}
      empty={
        <EmptyRecords title={<Trans>Noch keine Staaten</Trans>} onAdd={onAdd}>
          <Trans>
            Tragen Sie die Staaten ein, die in den Formularen Ihrer Kommune zur Wahl stehen sollen.
          </Trans>
        </EmptyRecords>
      }
    />
  );
}
