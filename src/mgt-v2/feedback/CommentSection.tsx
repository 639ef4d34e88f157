import { Button } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDate } from "#i18n/formats";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import { Notice } from "#ui/Notice";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import { PaneSection } from "../entries/EntryPane";
import type { CommentSection_feedback$key } from "./__generated__/CommentSection_feedback.graphql";
import { PaneActions, PaneText } from "./FeedbackPane";
import { usePersonalDataLabels } from "./feedbackLabels";
import { MarkedComment } from "./MarkedComment";
import { RestoreComment } from "./RestoreComment";

const RedactDialog = lazyOverlay(async () => (await import("./RedactDialog")).RedactDialog);

const commentFragment = graphql`
  fragment CommentSection_feedback on Feedback @throwOnFieldError {
    comment
    originalComment
    originalErasedOn
    personalDataHints {
      kind
      start
      end
    }
    ...RedactDialog_feedback
    ...RestoreComment_feedback
  }
`;

/** The comment with its redactions, initially hidden if it may contain personal data. */
export function CommentSection({ feedback }: { readonly feedback: CommentSection_feedback$key }) {
  const { t } = useLingui();
  const data = useFragment(commentFragment, feedback);
  const { comment, originalComment, originalErasedOn, personalDataHints: hints } = data;
  const { counts } = usePersonalDataLabels();
  const [isRevealed, setRevealed] = useState(false);
  const [isOriginalShown, setOriginalShown] = useState(false);
  const [isRedacting, setRedacting] = useState(false);
  const part = useRestoreFocus(`${isRevealed} ${Boolean(originalComment)}`, (section) =>
    section.querySelector("button"),
  );
  const isHidden = hints.length > 0 && !isRevealed;
  const found = counts(hints);
  const erasedOn = originalErasedOn ? formatDate(originalErasedOn) : null;
  return (
    <PaneSection title={<Trans>Kommentar</Trans>}>
      <div ref={part}>
        {!comment ? (
          <p>{t`Ohne Kommentar.`}</p>
        ) : (
          <>
            {hints.length > 0 && (
              <Notice tone="waiting" icon="warning">
                {isHidden ? (
                  <Plural
                    value={hints.length}
                    one={`Verborgen, denn der Kommentar enthält vermutlich personenbezogene Daten, # Stelle: ${found}.`}
                    other={`Verborgen, denn der Kommentar enthält vermutlich personenbezogene Daten, # Stellen: ${found}.`}
                  />
                ) : (
                  <Plural
                    value={hints.length}
                    one={`Vermutlich personenbezogene Daten, # Stelle: ${found}.`}
                    other={`Vermutlich personenbezogene Daten, # Stellen: ${found}.`}
                  />
                )}
              </Notice>
            )}
            {!isHidden && <MarkedComment comment={comment} hints={hints} />}
            <PaneActions>
              {hints.length > 0 && (
                <Button size="sm" onClick={() => setRevealed(isHidden)}>
                  {isHidden ? <Trans>Kommentar anzeigen</Trans> : <Trans>Kommentar verbergen</Trans>}
                </Button>
              )}
              {!isHidden && (
                <Button
                  size="sm"
                  aria-haspopup="dialog"
                  {...RedactDialog.intent}
                  onClick={() => setRedacting(true)}
                >
                  <Icon name="pencil" />
                  <Trans>Schwärzen</Trans> …
                </Button>
              )}
            </PaneActions>
            {isRedacting && <RedactDialog feedback={data} onClose={() => setRedacting(false)} />}
          </>
        )}
        {originalComment && (
          <>
            <PaneText mt={3} color="fg.muted">
              {erasedOn ? (
                <Trans>Der Kommentar ist geschwärzt. Das Original wird am {erasedOn} gelöscht.</Trans>
              ) : (
                <Trans>Der Kommentar ist geschwärzt. Das Original ist noch da.</Trans>
              )}
            </PaneText>
            {isOriginalShown && (
              <PaneText
                as="blockquote"
                mt={2}
                ps={3}
                borderInlineStart="2px solid {colors.border.emphasized}"
              >
                {originalComment}
              </PaneText>
            )}
            <PaneActions>
              <Button
                size="sm"
                aria-expanded={isOriginalShown}
                onClick={() => setOriginalShown(!isOriginalShown)}
              >
                {isOriginalShown ? <Trans>Original verbergen</Trans> : <Trans>Original anzeigen</Trans>}
              </Button>
              <RestoreComment feedback={data} />
            </PaneActions>
          </>
        )}
      </div>
    </PaneSection>
  );
}
