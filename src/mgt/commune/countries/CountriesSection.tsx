import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useListSearch, type ListAddress } from "#lists/useListSearch";
import { useOwnedQuery } from "#relay/preload";
import { FilterSelect } from "#ui/FilterSelect";
import { lazyDialog } from "#ui/lazyDialog";
import { AddButton } from "../records/AddButton";
import { countriesList, euFilters, type CountriesSearch } from "../recordLists";
import { RecordSection } from "../records/RecordSection";
import type { CountryForm_country$key } from "./__generated__/CountryForm_country.graphql";
import type { CountriesSectionQuery } from "./__generated__/CountriesSectionQuery.graphql";
import { CountriesTable } from "./CountriesTable";
import { useCountryColumns } from "./useCountryColumns";

const CountryForm = lazyDialog(async () => (await import("./CountryForm")).CountryForm);

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
      ...CountriesTable_commune
        @arguments(
          filter: $filter
          orderBy: $orderBy
          first: $first
          after: $after
          last: $last
          before: $before
        )
    }
  }
`;

interface CountriesSectionProps {
  readonly queryRef: PreloadedQuery<CountriesSectionQuery>;
  readonly search: CountriesSearch;
}

/** The states and countries that forms of a commune offer. */
export function CountriesSection({ queryRef, search }: CountriesSectionProps) {
  const { t } = useLingui();
  const [edited, setEdited] = useState<CountryForm_country$key | "new" | null>(null);
  const address = useListSearch(countriesList, search);
  const columns = useCountryColumns();
  const { eu } = search;
  const add = () => setEdited("new");
  return (
    <>
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
        actions={<AddButton onAdd={add} />}
        filters={
          <FilterSelect
            label={t`Mitgliedschaft in der EU`}
            value={eu ?? ""}
            isSet={eu !== undefined}
            onChoose={(value) => address.change({ eu: euFilters.find((one) => one === value) })}
          >
            <option value="">{t`Alle Staaten`}</option>
            <option value="yes">{t`In der EU`}</option>
            <option value="no">{t`Nicht in der EU`}</option>
          </FilterSelect>
        }
      >
        {(shown, isStale) => (
          <Loaded queryRef={shown} address={address} isStale={isStale} onEdit={setEdited} onAdd={add} />
        )}
      </RecordSection>
      {edited !== null && (
        <CountryForm
          ags={queryRef.variables.ags}
          country={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

interface LoadedProps {
  readonly queryRef: PreloadedQuery<CountriesSectionQuery>;
  readonly address: ListAddress;
  readonly isStale: boolean;
  readonly onEdit: (country: CountryForm_country$key) => void;
  readonly onAdd: () => void;
}

function Loaded({ queryRef, ...table }: LoadedProps) {
  const { commune } = useOwnedQuery<CountriesSectionQuery>(countriesSectionQuery, queryRef);
  return commune && <CountriesTable commune={commune} {...table} />;
}
