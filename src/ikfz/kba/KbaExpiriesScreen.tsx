import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { kbaPasswordStates } from "#domain/kba/kbaSettings";
import { choiceFilter, flagFilter } from "#lists/filters";
import { ListBody } from "#lists/ListBody";
import { ListScreen } from "#lists/ListScreen";
import { ListTable } from "#lists/ListTable";
import { ListToolbar } from "#lists/ListToolbar";
import { useList, type ShownList } from "#lists/useList";
import { useOwnedQuery } from "#relay/preload";
import { EmptyState } from "#ui/EmptyState";
import { kbaPasswordsTitle } from "#ui/screenTitles";
import { FoundRows } from "#ui/table/FoundRows";
import type { KbaExpiriesScreenQuery } from "./__generated__/KbaExpiriesScreenQuery.graphql";
import { kbaExpiriesList, type KbaExpiriesSearch } from "./kbaExpiriesList";
import { useKbaExpiryColumns, type KbaExpiryRow } from "./useKbaExpiryColumns";

const expiriesQuery = graphql`
  query KbaExpiriesScreenQuery(
    $filter: KbaExpiryFilter
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError @preloadable {
    kbaExpiries(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      edges {
        node {
          id
          commune {
            ags
            name
          }
          user
          passwordIdentifier
          passwordExpiresOn
          passwordState
          previousPasswordIdentifier
          lastUsedAt
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
  }
`;

interface KbaExpiriesScreenProps {
  readonly queryRef: PreloadedQuery<KbaExpiriesScreenQuery>;
  readonly search: KbaExpiriesSearch;
  /** Renders the filter by communes, which come from another endpoint. */
  readonly renderCommuneFilter: (
    chosen: readonly string[],
    onChoose: (communes: readonly string[]) => void,
  ) => ReactNode;
}

/** KBA passwords of all communes, the earliest expiry first. */
export function KbaExpiriesScreen({ queryRef, search, renderCommuneFilter }: KbaExpiriesScreenProps) {
  const { t, i18n } = useLingui();
  const columns = useKbaExpiryColumns();
  const list = useList({
    id: "kba-passwords",
    title: i18n._(kbaPasswordsTitle),
    codec: kbaExpiriesList,
    search,
    columns,
    queryRef,
  });
  const { change } = list.address;
  const { commune = [] } = search;
  const chooseCommunes = (chosen: readonly string[]) => change({ commune: chosen });
  const stateLabels = {
    EXPIRED: t`Abgelaufen`,
    EXPIRING: t`Läuft innerhalb von 14 Tagen ab`,
    VALID: t`Länger gültig`,
  };
  const filters = [
    choiceFilter({
      label: t`Status`,
      choices: kbaPasswordStates.toReversed().map((value) => ({ value, label: stateLabels[value] })),
      chosen: search.state,
      onChoose: (state) => change({ state }),
    }),
    flagFilter({
      label: t`Nicht bestätigt`,
      isSet: search.unconfirmed === true,
      onChange: (unconfirmed) => change({ unconfirmed }),
    }),
    choiceFilter({
      label: t`Kommune`,
      chosen: commune,
      onChoose: chooseCommunes,
      control: renderCommuneFilter(commune, chooseCommunes),
    }),
  ];
  return (
    <ListScreen
      title={list.title}
      lede={
        <Trans>
          Passwörter aller KBA-Benutzer; zuerst, was als Nächstes abläuft. Geändert werden sie in den
          KBA-Einstellungen der Kommune.
        </Trans>
      }
      toolbar={<ListToolbar list={list} filters={filters} />}
    >
      <ListBody list={list}>{(shown) => <ExpiriesTable list={shown} />}</ListBody>
    </ListScreen>
  );
}

interface ExpiriesTableProps {
  readonly list: ShownList<KbaExpiryRow, PreloadedQuery<KbaExpiriesScreenQuery>>;
}

function ExpiriesTable({ list }: ExpiriesTableProps) {
  const { t } = useLingui();
  const { kbaExpiries } = useOwnedQuery<KbaExpiriesScreenQuery>(expiriesQuery, list.queryRef);
  return (
    <>
      {kbaExpiries.totalCount > 0 && <FoundRows total={kbaExpiries.totalCount} isAtLeast={false} />}
      <ListTable
        list={list}
        page={kbaExpiries}
        rowLabel={({ user, commune }) => t`KBA-Benutzer ${user} in ${commune.name}`}
        empty={
          <EmptyState icon="lock" title={<Trans>Noch keine KBA-Passwörter</Trans>}>
            <Trans>
              Hier steht, welche Passwörter als Nächstes ablaufen, sobald eine Kommune KBA-Einstellungen hat.
            </Trans>
          </EmptyState>
        }
      />
    </>
  );
}
