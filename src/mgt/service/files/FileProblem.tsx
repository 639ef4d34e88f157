import { Trans } from "@lingui/react/macro";
import type { Failure } from "#i18n/errorMessages";
import { formatDateTime } from "#i18n/formats";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { FieldProblem } from "#ui/upload/FieldProblem";

interface FileProblemProps {
  readonly id?: string;
  readonly failure: Failure;
}

/** Explains why a file was not changed. */
export function FileProblem({ id, failure }: FileProblemProps) {
  const errorMessage = useErrorMessage();
  const { by, at } = failure.params;
  if (failure.code !== "conflict" || !by || !at) {
    return <FieldProblem id={id}>{errorMessage(failure)}</FieldProblem>;
  }
  const time = formatDateTime(at);
  return (
    <FieldProblem id={id}>
      <Trans>
        {by} hat diese Datei am {time} geändert. Sie sehen jetzt den neuen Stand; Ihre Änderung ist nicht
        gespeichert. Wenn Sie weiterhin ändern möchten, versuchen Sie es noch einmal.
      </Trans>
    </FieldProblem>
  );
}
