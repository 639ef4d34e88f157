import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDate, formatDateTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { BusyButton } from "#ui/BusyButton";
import { useAnnounce, useToast } from "#ui/ui";
import type { SeenLines_line$key } from "./__generated__/SeenLines_line.graphql";
import type { SeenLinesUnmarkMutation } from "./__generated__/SeenLinesUnmarkMutation.graphql";
import { AttentionRows } from "./AttentionPanel";
import { useLineSentence } from "./useLineSentence";

const lineFragment = graphql`
  fragment SeenLines_line on AttentionLine @throwOnFieldError {
    id
    kind
    count
    name
    seen {
      until
      reason
      at
      by {
        username
      }
    }
  }
`;

const unmarkMutation = graphql`
  mutation SeenLinesUnmarkMutation($input: UnmarkAttentionSeenInput!) {
    unmarkAttentionSeen(input: $input) {
      line {
        ...attentionLine_line
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface SeenLinesProps {
  readonly lines: readonly (SeenLines_line$key & { readonly id: string })[];
}

/** The lines that were marked as seen, behind a button with their number. */
export function SeenLines({ lines }: SeenLinesProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = useFormats().number(lines.length);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        mt="1"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Trans>{count} gesehen</Trans>
      </Button>
      {isOpen && (
        <AttentionRows id={id}>
          {lines.map((line) => (
            <SeenLine key={line.id} line={line} />
          ))}
        </AttentionRows>
      )}
    </>
  );
}

function SeenLine({ line }: { readonly line: SeenLines_line$key }) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const toast = useToast();
  const sentenceOf = useLineSentence();
  const data = useFragment(lineFragment, line);
  const unmark = useMutationAsync<SeenLinesUnmarkMutation>(unmarkMutation);
  const { isBusy, run, toNotice } = useAction();
  const { id, seen } = data;
  if (!seen) return null;
  const sentence = sentenceOf(data);
  const { reason } = seen;
  const [user, until, at] = [seen.by.username, formatDate(seen.until), formatDateTime(seen.at)];

  async function showAgain() {
    const { failure } = await run(() => unmark({ input: { id } }));
    if (failure) toast({ tone: "error", text: toNotice(failure).text });
    else announce(t`Wieder angezeigt: ${sentence}`);
  }

  return (
    <li>
      <span data-part="sentence">
        {sentence}
        <small>
          <Trans>
            bis {until}, {user} am {at}: {reason}
          </Trans>
        </small>
      </span>
      <BusyButton
        size="sm"
        variant="ghost"
        data-part="mark"
        isBusy={isBusy}
        aria-label={t`Wieder anzeigen: ${sentence}`}
        onClick={() => void showAgain()}
      >
        <Trans>Wieder anzeigen</Trans>
      </BusyButton>
    </li>
  );
}
