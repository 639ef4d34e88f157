import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useState } from "react";
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from "react-relay/hooks";
import { VersionsDialog } from "#mgt/service/versions/VersionsDialog";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { useMutationAsync } from "#relay/useMutationAsync";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { useAnnounce } from "#ui/ui";
import type { ResourceVersionsDialogMutation } from "./__generated__/ResourceVersionsDialogMutation.graphql";
import type { ResourceVersionsDialogQuery } from "./__generated__/ResourceVersionsDialogQuery.graphql";
import { ResourceGone } from "./ResourceGone";
import { ResourceVersions, type ChosenVersion } from "./ResourceVersions";
import { useResourceAction } from "./useResourceAction";

const versionsQuery = graphql`
  query ResourceVersionsDialogQuery($id: ID!) @throwOnFieldError {
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
  /** Node id of the resource. */
  readonly id: string;
  /** Revision on screen; a version is not restored over a later one. */
  readonly revision: number;
  readonly onClose: () => void;
  /** Called after a version was restored, instead of onClose; the store has the new document. */
  readonly onRestored: () => void;
}

/** Versions of a resource with their differences; restores one after a question. Mount it to open it. */
export function ResourceVersionsDialog({ id, revision, onClose, onRestored }: ResourceVersionsDialogProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const commit = useMutationAsync<ResourceVersionsDialogMutation>(restoreMutation);
  const { isBusy, notice, run } = useResourceAction();
  const [asked, setAsked] = useState<ChosenVersion | null>(null);
  const [reference, load] = useQueryLoader<ResourceVersionsDialogQuery>(versionsQuery);
  const reload = useCallback(() => load({ id }, { fetchPolicy: "network-only" }), [load, id]);
  useEffect(reload, [reload]);

  async function restore(version: ChosenVersion) {
    const input = { id, revision, versionId: version.id };
    const { failure } = await run(() => commit({ input }));
    setAsked(null);
    if (failure) return;
    announce(t`Fassung ${version.revision} wiederhergestellt`);
    onRestored();
  }

  return (
    <VersionsDialog
      title={t`Fassungen der Ressource`}
      attempt={reference}
      onReload={reload}
      notice={notice && <ActionNoticeView notice={notice} />}
      list={reference && <Loaded reference={reference} onRestore={setAsked} />}
      onClose={onClose}
    >
      <ConfirmDialog
        open={asked !== null}
        title={t`Fassung ${asked?.revision ?? 0} wiederherstellen`}
        confirmLabel={t`Fassung wiederherstellen`}
        isBusy={isBusy}
        onConfirm={() => void (asked && restore(asked))}
        onClose={() => setAsked(null)}
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

interface LoadedProps {
  readonly reference: PreloadedQuery<ResourceVersionsDialogQuery>;
  readonly onRestore: (version: ChosenVersion) => void;
}

function Loaded({ reference, onRestore }: LoadedProps) {
  const { node } = usePreloadedQuery<ResourceVersionsDialogQuery>(versionsQuery, reference);
  if (!node?.ResourceVersions_resource) return <ResourceGone />;
  return <ResourceVersions resource={node.ResourceVersions_resource} onRestore={onRestore} />;
}
