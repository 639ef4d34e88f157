import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { lazyOverlay } from "#ui/lazyOverlay";
import { PaneSection } from "../entries/EntryPane";
import type { NoteSection_feedback$key } from "./__generated__/NoteSection_feedback.graphql";
import { PaneActions, PaneText } from "./FeedbackPane";

const NoteForm = lazyOverlay(async () => (await import("./NoteForm")).NoteForm);

const noteFragment = graphql`
  fragment NoteSection_feedback on Feedback @throwOnFieldError {
    note
    noteBy {
      username
    }
    noteAt
    ...NoteForm_feedback
  }
`;

/** The note for colleagues, with author and time. */
export function NoteSection({ feedback }: { readonly feedback: NoteSection_feedback$key }) {
  const { t } = useLingui();
  const data = useFragment(noteFragment, feedback);
  const [isOpen, setOpen] = useState(false);
  const { note, noteBy, noteAt } = data;
  const by = noteBy?.username ?? t`einem entfernten Benutzer`;
  const at = noteAt ? formatDateTime(noteAt) : null;
  return (
    <PaneSection title={<Trans>Notiz für Kolleginnen und Kollegen</Trans>}>
      {note ? <PaneText>{note}</PaneText> : <p>{t`Noch keine Notiz. Sie wird nie veröffentlicht.`}</p>}
      {note && at && (
        <PaneText color="fg.muted">
          <Trans>
            {by}, {at}
          </Trans>
        </PaneText>
      )}
      <PaneActions>
        <Button size="sm" aria-haspopup="dialog" {...NoteForm.intent} onClick={() => setOpen(true)}>
          {note ? <Trans>Notiz bearbeiten</Trans> : <Trans>Notiz schreiben</Trans>} …
        </Button>
      </PaneActions>
      {isOpen && <NoteForm feedback={data} onClose={() => setOpen(false)} />}
    </PaneSection>
  );
}
