import { Button } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { graphql } from "react-relay/hooks";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { Icon } from "#ui/Icon";
import type { RemoveFilesButtonMutation } from "./__generated__/RemoveFilesButtonMutation.graphql";
import { FileProblem } from "./FileProblem";
import { useFileUndo } from "./useFileUndo";

const removeMutation = graphql`
  mutation RemoveFilesButtonMutation($input: RemoveServiceFilesInput!) {
    removeServiceFiles(input: $input) {
      communeService {
        ...FreeFiles_service
      }
      undoId
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface RemoveFilesButtonProps {
  readonly serviceId: string;
  readonly items: readonly { readonly id: string; readonly revision: number }[];
  readonly title: string;
  readonly onRemoved: () => void;
  /** Called after undoing the removal. */
  readonly onRestored: () => void;
  /** Describes the consequences. */
  readonly children: ReactNode;
}

/** Removes files after a confirmation. */
export function RemoveFilesButton(props: RemoveFilesButtonProps) {
  const { serviceId, items, title, onRemoved, onRestored, children } = props;
  const { t } = useLingui();
  const offerUndo = useFileUndo(onRestored);
  const [isAsking, setAsking] = useState(false);
  const { failure, isBusy, run } = useAction();
  const commit = useMutationAsync<RemoveFilesButtonMutation>(removeMutation);

  async function remove() {
    const outcome = await run(() => commit({ input: { id: serviceId, items } }));
    setAsking(false);
    if (outcome.failure) return;
    const count = items.length;
    offerUndo(
      t`${plural(count, { one: "# Datei entfernt", other: "# Dateien entfernt" })}`,
      outcome.payload.undoId,
    );
    onRemoved();
  }

  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        <Icon name="trash" />
        <Trans>Entfernen</Trans>
      </Button>
      {failure && <FileProblem failure={failure} />}
      <ConfirmDialog
        open={isAsking}
        title={title}
        confirmLabel={<Plural value={items.length} one="# Datei entfernen" other="# Dateien entfernen" />}
        tone="danger"
        isBusy={isBusy}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
