import { Text } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { formatTime } from "#i18n/formats";
import type { PurposeNote_query$key } from "./__generated__/PurposeNote_query.graphql";

/** The declared purpose and until when it is valid; nothing if there is none. */
export function PurposeNote({ query }: { readonly query: PurposeNote_query$key }) {
  const { activityPurpose } = useFragment(
    graphql`
      fragment PurposeNote_query on Query @throwOnFieldError {
        activityPurpose {
          purpose
          validUntil
        }
      }
    `,
    query,
  );
  if (!activityPurpose) return null;
  const { purpose, validUntil } = activityPurpose;
  const until = formatTime(validUntil).slice(0, 5);
  return (
    <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
      <Trans>
        Zweck: {purpose}, gilt bis {until}
      </Trans>
    </Text>
  );
}
