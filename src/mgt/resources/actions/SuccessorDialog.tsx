import { Box, Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { convertToSuccessor } from "#domain/resources/convertResource";
import { isResourceType } from "#domain/resources/resourceKinds";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { useMutationAsync } from "#relay/useMutationAsync";
import { AppLink } from "#ui/AppLink";
import { BusyButton } from "#ui/BusyButton";
import { CodeDiff } from "#ui/code/CodeDiff";
import { Dialog } from "#ui/Dialog";
import { Notice } from "#ui/Notice";
import { resourcePath } from "#ui/resourcePaths";
import { useAnnounce } from "#ui/ui";
import type { SuccessorDialog_resource$key } from "./__generated__/SuccessorDialog_resource.graphql";
import type { SuccessorDialogMutation } from "./__generated__/SuccessorDialogMutation.graphql";
import { useResourceTypeName } from "../resourceTypeLabels";
import { useResourceAction } from "./useResourceAction";

const addMutation = graphql`
  mutation SuccessorDialogMutation($input: AddResourceInput!) {
    addResource(input: $input) {
      resourceEdge {
        node {
          ...resourceFields_resource
        }
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface SuccessorDialogProps {
  readonly resource: SuccessorDialog_resource$key;
  readonly onClose: () => void;
  /** Called with the path of the new resource, instead of onClose. */
  readonly onAdded: (path: string) => void;
}

/** Converts a deprecated resource into its successor, shows the difference and adds it. Mount it to open it. */
export function SuccessorDialog({ resource, onClose, onAdded }: SuccessorDialogProps) {
  const { version, type, resourceId, yaml, successor } = useFragment(
    graphql`
      fragment SuccessorDialog_resource on Resource @throwOnFieldError {
        version
        type
        resourceId
        yaml
        successor {
          version
          type
          isPresent
        }
      }
    `,
    resource,
  );
  const { t } = useLingui();
  const typeName = useResourceTypeName();
  const announce = useAnnounce();
  const commit = useMutationAsync<SuccessorDialogMutation>(addMutation);
  const { isBusy, notice, run } = useResourceAction();
  const converted = useMemo(
    () => (isResourceType(type) ? convertToSuccessor({ version, type }, yaml) : null),
    [version, type, yaml],
  );
  if (!successor) return null;
  const key = { version: successor.version, type: successor.type, resourceId };
  const kind = `${typeName(key.type)} ${key.version}`;

  async function add(document: string) {
    const { failure } = await run(() => commit({ input: { ...key, yaml: document, isSuccessor: true } }));
    if (failure) return;
    announce(t`${kind} ${resourceId} hinzugefügt`);
    onAdded(resourcePath(key));
  }

  return (
    <Dialog
      width="full"
      title={t`Nachfolger anlegen`}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
          {converted !== null && !successor.isPresent && (
            <BusyButton variant="solid" data-focus-first isBusy={isBusy} onClick={() => void add(converted)}>
              <Trans>Nachfolger anlegen</Trans>
            </BusyButton>
          )}
        </>
      }
    >
      {notice && <ActionNoticeView notice={notice} />}
      {successor.isPresent ? (
        <p>
          <Trans>
            Den Nachfolger gibt es schon:{" "}
            <AppLink variant="text" to={resourcePath(key)} onClick={onClose}>
              {kind}, {resourceId}
            </AppLink>
          </Trans>
        </p>
      ) : converted === null ? (
        <Notice tone="error">
          <Trans>Das Dokument hat Fehler und lässt sich nicht umwandeln. Beheben Sie sie zuerst.</Trans>
        </Notice>
      ) : (
        <>
          <p>
            <Trans>
              Die neue Ressource {kind} bekommt dieselbe Kennung <code>{resourceId}</code>. Wo diese hier
              benutzt wird, gilt ab dem Anlegen der Nachfolger; sie selbst bleibt, bis Sie sie entfernen.
            </Trans>
          </p>
          <Box mt={3}>
            <CodeDiff
              before={yaml}
              after={converted}
              beforeLabel={t`Jetziges Dokument`}
              afterLabel={t`Dokument des Nachfolgers`}
            />
          </Box>
        </>
      )}
    </Dialog>
  );
}
