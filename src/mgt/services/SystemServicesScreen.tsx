import { Trans, useLingui } from "@lingui/react/macro";
import type { PreloadedQuery } from "react-relay/hooks";
import { ListBody } from "#lists/ListBody";
import { ListScreen } from "#lists/ListScreen";
import { ListToolbar } from "#lists/ListToolbar";
import { useList } from "#lists/useList";
import { SaveViewButton } from "#mgt/savedViews/SaveViewButton";
import type { ViewAddress } from "#mgt/savedViews/ViewTabs";
import { ViewLink } from "#ui/table/ViewLink";
import type { SystemServicesTableQuery } from "./__generated__/SystemServicesTableQuery.graphql";
import { ExportServices } from "./ExportServices";
import { systemServicesList, systemServicesTableId, type SystemServicesSearch } from "./servicesList";
import { ServicesViews, SystemServicesTable } from "./SystemServicesTable";
import { useSystemServiceFilters } from "./useSystemServiceFilters";
import { useSystemServicesColumns } from "./useSystemServicesColumns";

interface SystemServicesScreenProps {
  readonly queryRef: PreloadedQuery<SystemServicesTableQuery>;
  readonly search: SystemServicesSearch;
}

/** The catalogue of services, and how communes use it. */
export function SystemServicesScreen({ queryRef, search }: SystemServicesScreenProps) {
  const { t } = useLingui();
  const columns = useSystemServicesColumns();
  const list = useList({
    id: systemServicesTableId,
    title: t`Dienste`,
    codec: systemServicesList,
    search,
    columns,
    queryRef,
  });
  const filters = useSystemServiceFilters(list.address);
  const current = systemServicesList.viewText(search);
  const viewAddress: ViewAddress = {
    current,
    normalise: (stored) => systemServicesList.viewText(systemServicesList.readView(stored)),
    renderNumber: () => null,
    renderLink: (stored, isCurrent, content) => (
      <ViewLink to="/admin/services" search={systemServicesList.readView(stored)} isCurrent={isCurrent}>
        {content}
      </ViewLink>
    ),
  };
  return (
    <ListScreen
      title={list.title}
      lede={<Trans>Alle Dienste des Katalogs, und wie viele Kommunen sie anbieten.</Trans>}
      actions={
        <>
          {current !== "" && <SaveViewButton screen="SERVICES" current={current} />}
          <ExportServices variables={queryRef.variables} />
        </>
      }
      views={<ServicesViews queryRef={queryRef} address={viewAddress} />}
      toolbar={
        <ListToolbar list={list} searchLabel={t`Name oder Kennung`} filters={filters} hasShortcutsButton />
      }
    >
      <ListBody list={list} failedTitle={<Trans>Die Dienste konnten nicht geladen werden.</Trans>}>
        {(shown) => <SystemServicesTable list={shown} />}
      </ListBody>
    </ListScreen>
  );
}
