import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { VersionsDialog } from "#mgt/service/versions/VersionsDialog";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { DialogQuery } from "#relay/DialogQuery";
import type { OpenedQuery } from "#relay/useDialogQuery";
import { useMutationAsync } from "#relay/useMutationAsync";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { useAnnounce } from "#ui/ui";
import type { ResourceVersionsDialogMutation } from "./__generated__/ResourceVersionsDialogMutation.graphql";
import type { ResourceVersionsDialogQuery } from "./__generated__/ResourceVersionsDialogQuery.graphql";
import { ResourceGone } from "./ResourceGone";
import { ResourceVersions, type ChosenVersion } from "./ResourceVersions";
import { useResourceAction } from "./useResourceAction";

const versionsQuery = graphql`
  query ResourceVersionsDialogQuery($id: ID!) @preloadable @throwOnFieldError {
    node(id: $id) {
      ... on Resource {
        ...ResourceVersions_resource @alias
      }
    }
  }
`;

const restoreMutation = graphql`
  mutation ResourceVersionsDialogMutation($input: RestoreResourceVersionInput!) {
    restoreResourceVersion(input: $input) {
      resource {
        ...resourceFields_resource
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface ResourceVersionsDialogProps {
  readonly opened: OpenedQuery<ResourceVersionsDialogQuery>;
  /** Node id of the resource. */
  readonly id: string;
  /** Revision on screen; a version is not restored over a later one. */
  readonly revision: number;
  readonly onClose: () => void;
  /** Called after a version was restored, instead of onClose; the store has the new document. */
  readonly onRestored: () => void;
}

/** Versions of a resource with their differences. Each can be restored after confirmation. */
export function ResourceVersionsDialog(props: ResourceVersionsDialogProps) {
  const { opened, id, revision, onClose, onRestored } = props;
  const { t } = useLingui();
  const announce = useAnnounce();
  const commit = useMutationAsync<ResourceVersionsDialogMutation>(restoreMutation);
  const { isBusy, notice, run } = useResourceAction();
  const [chosen, setChosen] = useState<ChosenVersion | null>(null);

  async function restore(version: ChosenVersion) {
    const input = { id, revision, versionId: version.id };
    const { failure } = await run(() => commit({ input }));
    setChosen(null);
    if (failure) return;
    announce(t`Fassung ${version.revision} wiederhergestellt`);
    onRestored();
  }

  return (
    <VersionsDialog
      title={t`Fassungen der Ressource`}
      notice={notice && <ActionNoticeView notice={notice} />}
      list={
        <DialogQuery query={versionsQuery} opened={opened}>
          {({ node }) =>
            node?.ResourceVersions_resource ? (
              <ResourceVersions resource={node.ResourceVersions_resource} onRestore={setChosen} />
            ) : (
              <ResourceGone />
            )
          }
        </DialogQuery>
      }
      onClose={onClose}
    >
      <ConfirmDialog
        open={chosen !== null}
        title={t`Fassung ${chosen?.revision ?? 0} wiederherstellen`}
        confirmLabel={t`Fassung wiederherstellen`}
        isBusy={isBusy}
        onConfirm={() => void (chosen && restore(chosen))}
        onClose={() => setChosen(null)}
      >
        <p>
          <Trans>
            Das Dokument wird wieder, wie es in dieser Fassung war, mit ihren Geheimnissen. Was jetzt
            gespeichert ist, bleibt als Fassung erhalten.
          </Trans>
        </p>
      </ConfirmDialog>
    </VersionsDialog>
  );
}
