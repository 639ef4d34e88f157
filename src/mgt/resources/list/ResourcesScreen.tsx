import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import type { PreloadedQuery } from "react-relay/hooks";
import { resourceUrnMaxLength } from "#domain/resources/resourceKinds";
import { allErrorMessages } from "#i18n/allErrorMessages";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import { ListBody } from "#lists/ListBody";
import { ListScreen } from "#lists/ListScreen";
import { ListToolbar } from "#lists/ListToolbar";
import { useList } from "#lists/useList";
import { useCan } from "#session/useSession";
import { DialogButton } from "#ui/DialogButton";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import { communesTitle, resourcesTitle } from "#ui/screenTitles";
import type { ResourcesTableQuery } from "./__generated__/ResourcesTableQuery.graphql";
import { AddResourceLink } from "./AddResourceLink";
import { ResourceKinds } from "./ResourceKinds";
import { resourcesList, type ResourceListName, type ResourcesSearch } from "./resourcesList";
import { ResourceDownloads, ResourcesTable } from "./ResourcesTable";
import { UrnSearch } from "./UrnSearch";
import { useResourceColumns } from "./useResourceColumns";
import { useResourceFilters } from "./useResourceFilters";

interface ResourcesScreenProps {
  readonly name: ResourceListName;
  readonly queryRef: PreloadedQuery<ResourcesTableQuery>;
  readonly search: ResourcesSearch;
}

const ImportResourcesDialog = lazyOverlay(
  async () => (await import("../import/ImportResourcesDialog")).ImportResourcesDialog,
);

/** List of the resources of a kind, or of all kinds. */
export function ResourcesScreen({ name, queryRef, search }: ResourcesScreenProps) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const mayAdd = useCan("save_resource");
  const mayEdit = useCan("edit_resource");
  const mayImport = mayAdd && mayEdit;
  const columns = useResourceColumns(name);
  const list = useList({
    id: `resources-${name}`,
    title: i18n._(name === "commune" ? communesTitle : resourcesTitle),
    codec: resourcesList,
    search,
    columns,
    queryRef,
  });
  const filters = useResourceFilters(name, list.address);
  return (
    <ErrorMessagesContext value={allErrorMessages}>
      <ListScreen
        title={list.title}
        actions={
          <>
            <ResourceDownloads queryRef={queryRef} />
            {mayImport && (
              <DialogButton
                variant="ghost"
                intent={ImportResourcesDialog.intent}
                renderDialog={(onClose) => (
                  <ImportResourcesDialog onClose={onClose} onImported={() => void router.invalidate()} />
                )}
              >
                <Icon name="upload" />
                <Trans>Importieren …</Trans>
              </DialogButton>
            )}
            {mayAdd && <AddResourceLink name={name} />}
          </>
        }
        toolbar={
          <>
            <ResourceKinds search={search} />
            <ListToolbar
              list={list}
              searchLabel={name === "commune" ? t`Name, AGS oder URN` : t`Name, Kennung oder URN`}
              searchMaxLength={resourceUrnMaxLength}
              filters={filters}
              hasShortcutsButton
            />
            <UrnSearch address={list.address} />
          </>
        }
      >
        <ListBody
          list={list}
          size="md"
          failedTitle={
            name === "commune" ? (
              <Trans>Die Kommunen konnten nicht geladen werden.</Trans>
            ) : (
              <Trans>Die Ressourcen konnten nicht geladen werden.</Trans>
            )
          }
        >
          {(rows) => <ResourcesTable name={name} list={rows} />}
        </ListBody>
      </ListScreen>
    </ErrorMessagesContext>
  );
}
