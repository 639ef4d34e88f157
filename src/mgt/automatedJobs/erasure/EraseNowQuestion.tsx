import { Skeleton } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay/hooks";
import { DialogQuery } from "#relay/DialogQuery";
import type { OpenedQuery } from "#relay/useDialogQuery";
import { Question } from "#ui/Question";
import type {
  EraseNowQuestionQuery,
  EraseNowQuestionQuery$data,
} from "./__generated__/EraseNowQuestionQuery.graphql";
import { DueServices } from "./DueServices";

const dueQuery = graphql`
  query EraseNowQuestionQuery @throwOnFieldError @preloadable {
    applicantErasurePreview(today: true) {
      count
      heldCount
      ...DueServices_preview
    }
  }
`;

interface EraseNowQuestionProps {
  readonly opened: OpenedQuery<EraseNowQuestionQuery>;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before applicants' data is erased now, and says of how many applications. */
export function EraseNowQuestion({ opened, ...question }: EraseNowQuestionProps) {
  const { t } = useLingui();
  return (
    <Question
      tone="danger"
      title={t`Fällige Daten von Antragstellenden jetzt löschen?`}
      confirmLabel={<Trans>Fällige Daten löschen</Trans>}
      {...question}
    >
      <div aria-live="polite">
        <DialogQuery query={dueQuery} opened={opened} pending={<Skeleton height="48px" />}>
          {(data) => <Due due={data.applicantErasurePreview} />}
        </DialogQuery>
      </div>
    </Question>
  );
}

function Due({ due }: { readonly due: EraseNowQuestionQuery$data["applicantErasurePreview"] }) {
  const { count, heldCount } = due;
  return (
    <>
      <p>
        <Plural
          value={count}
          _0="Heute ist nichts fällig. Ein Lauf löscht nichts."
          one="Die Daten von # Antrag werden endgültig gelöscht. Das lässt sich nicht rückgängig machen."
          other="Die Daten von # Anträgen werden endgültig gelöscht. Das lässt sich nicht rückgängig machen."
        />{" "}
        {heldCount > 0 && count > 0 && (
          <Plural
            value={heldCount}
            one="Bei # weiteren ist die Löschung angehalten."
            other="Bei # weiteren ist die Löschung angehalten."
          />
        )}
      </p>
      <DueServices preview={due} />
    </>
  );
}
