import { Trans } from "@lingui/react/macro";
import type { Failure } from "#i18n/errorMessages";
import { formatDateTime } from "#i18n/formats";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { FieldProblem } from "#ui/upload/FieldProblem";

interface PictureProblemProps {
  readonly id: string;
  readonly failure: Failure;
}

/** Explains why a picture was rejected. */
export function PictureProblem({ id, failure }: PictureProblemProps) {
  const errorMessage = useErrorMessage();
  const { by, at: savedAt } = failure.params;
  if (failure.code !== "conflict" || !by || !savedAt) {
    return <FieldProblem id={id}>{errorMessage(failure)}</FieldProblem>;
  }
  const time = formatDateTime(savedAt);
  return (
    <FieldProblem id={id}>
      <Trans>
        {by} hat diese Kommune am {time} geändert. Sie sehen jetzt den neuen Stand; das Bild ist noch nicht
        geändert. Wenn Sie es weiterhin ändern möchten, versuchen Sie es noch einmal.
      </Trans>
    </FieldProblem>
  );
}
