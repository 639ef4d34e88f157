import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { graphql } from "react-relay/hooks";
import { selectFilter } from "#lists/filters";
import { useListSearch } from "#lists/useListSearch";
import { useMutationAsync } from "#relay/useMutationAsync";
import { lazyOverlay } from "#ui/lazyOverlay";
import type { Column } from "#ui/table/columns";
import { countriesList, type CountriesSearch } from "../recordLists";
import type { ListSectionProps } from "../records/records";
import { RecordSection } from "../records/RecordSection";
import { RecordTable } from "../records/RecordTable";
import type {
  CountriesSectionQuery,
  CountriesSectionQuery$data,
} from "./__generated__/CountriesSectionQuery.graphql";
import type { CountriesSectionRemoveMutation } from "./__generated__/CountriesSectionRemoveMutation.graphql";

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

/** States and countries offered by the forms of a commune. */
export function CountriesSection({
  queryRef,
  search,
}: ListSectionProps<CountriesSectionQuery, CountriesSearch>) {
  const { t } = useLingui();
  const address = useListSearch(countriesList, search);
  const columns = useCountryColumns();
  const remove = useMutationAsync<CountriesSectionRemoveMutation>(removeMutation);
  return (
    <RecordSection<CountriesSectionQuery, CountryRow>
      section="countries"
      form={CountryForm}
      query={countriesSectionQuery}
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
    >
      {(commune, table) => (
        <RecordTable
          {...table}
          page={commune.countries}
          labels={{
            counted: (count) => t`${plural(count, { one: "# Staat", other: "# Staaten" })}`,
            label: ({ name }) => name,
          }}
          remove={remove}
          empty={{
            title: <Trans>Noch keine Staaten</Trans>,
            text: (
              <Trans>
                Tragen Sie die Staaten ein, die in den Formularen Ihrer Kommune zur Wahl stehen sollen.
              </Trans>
            ),
          }}
        />
      )}
    </RecordSection>
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
