import { chakra, Text } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import type { CompletionSection_process$key } from "./__generated__/CompletionSection_process.graphql";
import { DetailSection } from "./DetailLayout";

/** Shows who completed the process manually, and why. */
export function CompletionSection({ process }: { readonly process: CompletionSection_process$key }) {
  const { completion } = useFragment(
    graphql`
      fragment CompletionSection_process on Process @throwOnFieldError {
        completion {
          at
          by {
            username
          }
          comment
        }
      }
    `,
    process,
  );
  if (!completion) return null;
  const by = completion.by.username;
  const at = formatDateTime(completion.at);
  return (
    <DetailSection title={<Trans>Manuell erledigt</Trans>}>
      {completion.comment === "" ? (
        <Text color="fg.muted">
          <Trans>Der Kommentar wurde gelöscht.</Trans>
        </Text>
      ) : (
        <chakra.blockquote
          lang="de"
          m={0}
          ps={3}
          borderInlineStart="2px solid {colors.border}"
          whiteSpace="pre-line"
          overflowWrap="anywhere"
        >
          {completion.comment}
        </chakra.blockquote>
      )}
      <Text color="fg.muted">
        <Trans>
          von {by} am {at}
        </Trans>
      </Text>
    </DetailSection>
  );
}
