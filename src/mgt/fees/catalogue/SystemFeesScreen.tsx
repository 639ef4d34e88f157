import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { calendarDayOf } from "#domain/calendarDays";
import { ListBody } from "#lists/ListBody";
import { ListScreen } from "#lists/ListScreen";
import { ListToolbar } from "#lists/ListToolbar";
import { useList } from "#lists/useList";
import { AppLink } from "#ui/AppLink";
import { DialogButton } from "#ui/DialogButton";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import type { SystemFeesTableQuery } from "./__generated__/SystemFeesTableQuery.graphql";
import { SystemFeesTable } from "./SystemFeesTable";
import { systemFeesList, systemFeesTableId, type SystemFeesSearch } from "./systemFeesList";
import { useSystemFeeFilters } from "./useSystemFeeFilters";
import { useSystemFeesColumns } from "./useSystemFeesColumns";

const NewSystemFee = lazyOverlay(async () => (await import("./NewSystemFee")).NewSystemFee);

interface SystemFeesScreenProps {
  readonly queryRef: PreloadedQuery<SystemFeesTableQuery>;
  readonly search: SystemFeesSearch;
}

/** The catalogue of fees that communes inherit, with the numbers of deviating communes. */
export function SystemFeesScreen({ queryRef, search }: SystemFeesScreenProps) {
  const { t } = useLingui();
  const [today] = useState(() => calendarDayOf(new Date()));
  const columns = useSystemFeesColumns(search.asOf ?? today);
  const list = useList({
    id: systemFeesTableId,
    title: t`Gebühren`,
    codec: systemFeesList,
    search,
    columns,
    queryRef,
  });
  const filters = useSystemFeeFilters(list.address, today);
  const add = <AddFee />;
  return (
    <ListScreen
      title={list.title}
      lede={
        <Trans>
          Der Katalog, den alle Kommunen mit dem Dienst übernehmen, solange sie keine eigene Fassung einer
          Gebühr haben.
        </Trans>
      }
      actions={
        <>
          <Button asChild variant="ghost">
            <AppLink to="/admin/fees/changes" variant="bare">
              <Trans>Änderungen in Kommunen</Trans>
            </AppLink>
          </Button>
          {add}
        </>
      }
      toolbar={
        <ListToolbar
          list={list}
          searchLabel={t`Gebühr oder Nummer`}
          filters={filters}
          hasSort={false}
          hasShortcutsButton
        />
      }
    >
      <ListBody
        list={list}
        size="md"
        isSelectable
        failedTitle={<Trans>Die Gebühren konnten nicht geladen werden.</Trans>}
      >
        {(shown) => <SystemFeesTable list={shown} add={add} />}
      </ListBody>
    </ListScreen>
  );
}

/** Button with the form of a new fee. */
function AddFee() {
  return (
    <DialogButton
      variant="solid"
      intent={NewSystemFee.intent}
      renderDialog={(onClose) => <NewSystemFee onClose={onClose} />}
    >
      <Icon name="plus" />
      <Trans>Gebühr anlegen</Trans>
    </DialogButton>
  );
}
