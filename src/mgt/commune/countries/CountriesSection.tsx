import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { selectFilter } from "#lists/filters";
import { useListSearch } from "#lists/useListSearch";
import { useOwnedQuery } from "#relay/preload";
import { useMutationAsync } from "#relay/useMutationAsync";
import { lazyOverlay } from "#ui/lazyOverlay";
import type { Column } from "#ui/table/columns";
import { countriesList, type CountriesSearch } from "../recordLists";
import { EmptyRecords } from "../records/EmptyRecords";
import type { RecordListProps } from "../records/records";
import { RecordSection } from "../records/RecordSection";
import { RecordTable } from "../records/RecordTable";
import type {
  CountriesSectionQuery,
  CountriesSectionQuery$data,
} from "./__generated__/CountriesSectionQuery.graphql";
import type { CountriesSectionRemoveMutation } from "./__generated__/CountriesSectionRemoveMutation.graphql";
import type { CountryForm_country$key } from "./__generated__/CountryForm_country.graphql";

const CountryForm = lazyOverlay(async () => (await import("./CountryForm")).CountryForm);

const countriesSectionQuery = graphql`
  query CountriesSectionQuery(
    $ags: AGS!
    $filter: CountryFilter
    $orderBy: CountryOrder
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError @preloadable {
    commune(ags: $ags) {
      ...CommuneHeader_commune
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
  }
`;

const removeMutation = graphql`
  mutation CountriesSectionRemoveMutation($input: RemoveCountriesInput!) {
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

type CountryRow = NonNullable<CountriesSectionQuery$data["commune"]>["countries"]["edges"][number]["node"];

interface CountriesSectionProps {
  readonly queryRef: PreloadedQuery<CountriesSectionQuery>;
  readonly search: CountriesSearch;
}

/** States and countries offered by the forms of a commune. */
export function CountriesSection({ queryRef, search }: CountriesSectionProps) {
  const { t } = useLingui();
  const address = useListSearch(countriesList, search);
  const columns = useCountryColumns();
  return (
    <RecordSection
      section="countries"
      intent={CountryForm.intent}
      queryRef={queryRef}
      address={address}
      columns={columns}
      searchLabel={t`Name des Staates`}
      lede={
        <Trans>
          Diese Staaten stehen in den Formularen zur Wahl; für Mitglieder der EU gelten andere Angaben.
        </Trans>
      }
      filters={[
        selectFilter({
          label: t`Mitgliedschaft in der EU`,
          all: t`Alle Staaten`,
          choices: [
            { value: "yes", label: t`In der EU` },
            { value: "no", label: t`Nicht in der EU` },
          ],
          chosen: search.eu,
          onChoose: (eu) => address.change({ eu }),
        }),
      ]}
      renderForm={(country: CountryForm_country$key | null, onClose) => (
        <CountryForm ags={queryRef.variables.ags} country={country} onClose={onClose} />
      )}
    >
      {(table) => <CountriesTable {...table} />}
    </RecordSection>
  );
}

type CountriesTableProps = RecordListProps<
  PreloadedQuery<CountriesSectionQuery>,
  CountryRow,
  CountryForm_country$key
>;

function CountriesTable({ onAdd, ...table }: CountriesTableProps) {
  const { t } = useLingui();
  const { commune } = useOwnedQuery<CountriesSectionQuery>(countriesSectionQuery, table.list.queryRef);
  const remove = useMutationAsync<CountriesSectionRemoveMutation>(removeMutation);
  if (!commune) return null;
  return (
    <RecordTable
      {...table}
      page={commune.countries}
      labels={{
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

function useCountryColumns(): readonly Column<CountryRow>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        key: "name",
        header: t`Name`,
        cell: (row) => row.name,
        sortField: "NAME",
        narrow: "title",
        lang: "de",
      },
      {
        key: "eu",
        header: t`EU`,
        cell: (row) => (row.isEu ? t`Mitglied der EU` : t`Nicht in der EU`),
        sortField: "IS_EU",
        width: "180px",
        narrow: "meta",
      },
    ],
    [t],
  );
}
