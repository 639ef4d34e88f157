import { Box, Button, Flex, Stack, Text, Textarea } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { redactionSpansMax, redactSpans, type TextSpan } from "#domain/feedback/feedback";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { BusyButton } from "#ui/BusyButton";
import { Dialog } from "#ui/Dialog";
import { LabelledCheckbox } from "#ui/LabelledCheckbox";
import { useAnnounce } from "#ui/ui";
import type { RedactDialog_feedback$key } from "./__generated__/RedactDialog_feedback.graphql";
import type { RedactDialogMutation } from "./__generated__/RedactDialogMutation.graphql";
import { mergeSpans, trimSpan } from "./commentParts";
import { PaneText } from "./FeedbackPane";
import { usePersonalDataLabels } from "./feedbackLabels";
import { useReportChange } from "./useFeedbackChanges";
import { useStaleNotice } from "./useStaleNotice";

const redactFragment = graphql`
  fragment RedactDialog_feedback on Feedback @throwOnFieldError {
    id
    revision
    comment
    personalDataHints {
      kind
      start
      end
    }
  }
`;

const redactMutation = graphql`
  mutation RedactDialogMutation($input: RedactFeedbackInput!) {
    redactFeedback(input: $input) {
      feedback {
        ...feedbackState_feedback @relay(mask: false)
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface RedactDialogProps {
  readonly feedback: RedactDialog_feedback$key;
  readonly onClose: () => void;
}

const keyOf = ({ start, end }: TextSpan) => `${start}-${end}`;

/** Redacts parts of a comment after a preview. Parts are detected, or selected by the user. */
export function RedactDialog({ feedback, onClose }: RedactDialogProps) {
  const { t } = useLingui();
  const { id, revision, comment, personalDataHints: hints } = useFragment(redactFragment, feedback);
  const text = comment ?? "";
  const { kindName } = usePersonalDataLabels();
  const announce = useAnnounce();
  const commit = useMutationAsync<RedactDialogMutation>(redactMutation);
  const { isBusy, notice, run } = useAction(useStaleNotice());
  const reportChange = useReportChange();
  const textId = useId();
  const textarea = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // Not readOnly, since Chromium does not support keyboard selection in read-only fields.
    const prevent = (event: Event) => event.preventDefault();
    const field = textarea.current;
    field?.addEventListener("beforeinput", prevent);
    return () => field?.removeEventListener("beforeinput", prevent);
  }, []);
  /** The comment of these spans; after a conflict, the comment may differ. */
  const [base, setBase] = useState(text);
  const [own, setOwn] = useState<readonly TextSpan[]>([]);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [lacksSelection, setLacksSelection] = useState(false);
  if (base !== text) {
    setBase(text);
    setOwn([]);
    setLeft(new Set());
  }
  const found = [
    ...hints.map((hint) => ({ ...hint, label: kindName(hint.kind) })),
    ...own.map((span) => ({ ...span, label: t`Eigene Auswahl` })),
  ].toSorted((one, other) => one.start - other.start);
  const spans = mergeSpans(found.filter((span) => !left.has(keyOf(span))));
  const isTooMany = spans.length > redactionSpansMax;

  function choose(span: TextSpan, isChosen: boolean) {
    const next = new Set(left);
    if (isChosen) next.delete(keyOf(span));
    else next.add(keyOf(span));
    setLeft(next);
  }
  const noSelection = t`Es ist kein Text ausgewählt.`;
  function addSelection() {
    const { selectionStart = 0, selectionEnd = 0 } = textarea.current ?? {};
    const span = trimSpan(text, { start: selectionStart, end: selectionEnd });
    textarea.current?.focus();
    setLacksSelection(!span);
    if (!span) return announce(noSelection);
    if (!found.some((known) => keyOf(known) === keyOf(span))) setOwn([...own, span]);
    choose(span, true);
    announce(t`Zum Schwärzen vorgemerkt: ${text.slice(span.start, span.end)}`);
  }
  async function redact() {
    const { failure } = await run(() => commit({ input: { id, revision, spans } }));
    reportChange();
    if (failure === null) onClose();
  }
  return (
    <Dialog
      width="wide"
      title={t`Kommentar schwärzen`}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
          <BusyButton
            variant="solid"
            isBusy={isBusy}
            disabled={spans.length === 0 || isTooMany}
            onClick={() => void redact()}
          >
            <Plural
              value={spans.length}
              _0="Schwärzen"
              one="# Stelle schwärzen"
              other="# Stellen schwärzen"
            />
          </BusyButton>
        </>
      }
    >
      <Stack gap={4} textStyle="sm">
        {notice && <ActionNoticeView notice={notice} />}
        <div>
          <Box asChild display="block" mb={1} fontWeight="medium">
            <label htmlFor={textId}>
              <Trans>Kommentar</Trans>
            </label>
          </Box>
          <Box id={`${textId}-help`} mb={1} color="fg.muted">
            <Trans>
              Markieren Sie weitere Stellen mit der Maus, oder mit der Umschalttaste und den Pfeiltasten, und
              wählen Sie dann „Auswahl schwärzen“.
            </Trans>
          </Box>
          <Textarea
            ref={textarea}
            id={textId}
            aria-describedby={`${textId}-help`}
            aria-readonly
            data-focus-first
            rows={Math.min(Math.max(text.split("\n").length, Math.ceil(text.length / 70)) + 1, 10)}
            value={text}
            // Revert input that cannot be prevented, such as by an IME.
            onChange={() => undefined}
          />
          <Button mt={2} size="sm" onClick={addSelection}>
            <Trans>Auswahl schwärzen</Trans>
          </Button>
          {lacksSelection && (
            <Text mt={1} color="status.error.fg">
              {noSelection}
            </Text>
          )}
        </div>
        {found.length > 0 && (
          <fieldset>
            <Box as="legend" p={0} mb={1} fontWeight="medium">
              <Trans>Vorgemerkte Stellen</Trans>
            </Box>
            <Stack gap={1}>
              {found.map((span) => (
                <LabelledCheckbox
                  key={keyOf(span)}
                  checked={!left.has(keyOf(span))}
                  onCheck={(isChosen) => choose(span, isChosen)}
                >
                  {text.slice(span.start, span.end)} ({span.label})
                </LabelledCheckbox>
              ))}
            </Stack>
          </fieldset>
        )}
        <div>
          <Flex mb={1} fontWeight="medium">
            <Trans>Vorschau</Trans>
          </Flex>
          <PaneText p={3} maxW="none" borderRadius="md" bg="bg.subtle">
            {redactSpans(text, spans)}
          </PaneText>
          {isTooMany && (
            <Box role="alert" mt={2} color="status.error.fg">
              <Trans>Auf einmal können höchstens {redactionSpansMax} Stellen geschwärzt werden.</Trans>
            </Box>
          )}
        </div>
      </Stack>
    </Dialog>
  );
}
