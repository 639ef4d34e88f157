import { Trans } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { graphql, useFragment } from "react-relay/hooks";
import { useCan } from "#session/useSession";
import { DialogButton } from "#ui/DialogButton";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import { useResourcesReturn } from "../resourcesReturnState";
import type { ResourceActions_resource$key } from "./__generated__/ResourceActions_resource.graphql";
import { DownloadResourceButton } from "./DownloadResourceButton";

const RemoveResourceDialog = lazyOverlay(
  async () => (await import("./RemoveResourceDialog")).RemoveResourceDialog,
);
const ResourceVersionsDialog = lazyOverlay(
  async () => (await import("./ResourceVersionsDialog")).ResourceVersionsDialog,
);
const SuccessorDialog = lazyOverlay(async () => (await import("./SuccessorDialog")).SuccessorDialog);

/** What can be done with a stored resource as a whole: download, versions, successor, removal. */
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
  const back = useResourcesReturn();
  const mayAdd = useCan("save_resource");
  const mayRemove = useCan("remove_resources");
  return (
    <>
      <DownloadResourceButton id={id} />
      <DialogButton
        variant="ghost"
        intent={ResourceVersionsDialog.intent}
        renderDialog={(onClose) => (
          <ResourceVersionsDialog id={id} revision={revision} onClose={onClose} onRestored={onClose} />
        )}
      >
        <Icon name="clock" />
        <Trans>Fassungen …</Trans>
      </DialogButton>
      {mayRemove && (
        <DialogButton
          variant="ghost"
          intent={RemoveResourceDialog.intent}
          renderDialog={(onClose) => (
            <RemoveResourceDialog
              id={id}
              onClose={onClose}
              onRemoved={() =>
                void navigate({
                  to: "/admin/resources/$resource",
                  params: { resource: back?.resource ?? (type === "commune" ? "commune" : "all") },
                  search: back?.search,
                })
              }
            />
          )}
        >
          <Icon name="trash" />
          <Trans>Entfernen …</Trans>
        </DialogButton>
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
