import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { graphql, useFragment } from "react-relay/hooks";
import { useDialogQuery } from "#relay/useDialogQuery";
import { useCan } from "#session/useSession";
import { DialogButton } from "#ui/DialogButton";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import { useResourcesReturn } from "../resourcesReturnState";
import RemoveResourceDialogParameters from "./__generated__/RemoveResourceDialogQuery$parameters";
import type { ResourceActions_resource$key } from "./__generated__/ResourceActions_resource.graphql";
import ResourceVersionsDialogParameters from "./__generated__/ResourceVersionsDialogQuery$parameters";
import { DownloadResourceButton } from "./DownloadResourceButton";

const RemoveResourceDialog = lazyOverlay(
  async () => (await import("./RemoveResourceDialog")).RemoveResourceDialog,
);
const ResourceVersionsDialog = lazyOverlay(
  async () => (await import("./ResourceVersionsDialog")).ResourceVersionsDialog,
);
const SuccessorDialog = lazyOverlay(async () => (await import("./SuccessorDialog")).SuccessorDialog);

/** Actions on a stored resource: download, versions, successor, removal. */
export function ResourceActions({ resource }: { readonly resource: ResourceActions_resource$key }) {
  const { id, type, revision, isDeprecated, ...successor } = useFragment(
    graphql`
      fragment ResourceActions_resource on Resource @throwOnFieldError {
        id
        type
        revision
        isDeprecated
        ...SuccessorDialog_resource
      }
    `,
    resource,
  );
  const navigate = useNavigate();
  const versions = useDialogQuery(ResourceVersionsDialogParameters);
  const removal = useDialogQuery(RemoveResourceDialogParameters);
  const back = useResourcesReturn();
  const mayAdd = useCan("save_resource");
  const mayRemove = useCan("remove_resources");
  const toRemove = { id, type, isReplaceable: type !== "commune" };
  return (
    <>
      <DownloadResourceButton id={id} />
      <Button
        variant="ghost"
        {...versions.intent(ResourceVersionsDialog, { id })}
        onClick={() => versions.open({ id })}
      >
        <Icon name="clock" />
        <Trans>Fassungen …</Trans>
      </Button>
      {versions.opened && (
        <ResourceVersionsDialog
          opened={versions.opened}
          id={id}
          revision={revision}
          onClose={versions.close}
          onRestored={versions.close}
        />
      )}
      {mayRemove && (
        <Button
          variant="ghost"
          {...removal.intent(RemoveResourceDialog, toRemove)}
          onClick={() => removal.open(toRemove)}
        >
          <Icon name="trash" />
          <Trans>Entfernen …</Trans>
        </Button>
      )}
      {removal.opened && (
        <RemoveResourceDialog
          opened={removal.opened}
          onClose={removal.close}
          onRemoved={() =>
            void navigate({
              to: "/admin/resources/$resource",
              params: { resource: back?.resource ?? (type === "commune" ? "commune" : "all") },
              search: back?.search,
            })
          }
        />
      )}
      {isDeprecated && mayAdd && (
        <DialogButton
          intent={SuccessorDialog.intent}
          renderDialog={(onClose) => (
            <SuccessorDialog
              resource={successor}
              onClose={onClose}
              onAdded={(path) => {
                onClose();
                void navigate({ to: path });
              }}
            />
          )}
        >
          <Trans>Nachfolger anlegen …</Trans>
        </DialogButton>
      )}
    </>
  );
}
