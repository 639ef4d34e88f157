import { Box, Flex, IconButton } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { FeedbackState } from "#domain/feedback/feedback";
import type { Failure } from "#i18n/errorMessages";
import { formatDateTime } from "#i18n/formats";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { Icon } from "#ui/Icon";
import { Notice } from "#ui/Notice";
import { OpenFeedbackLink } from "./FeedbackLink";
import type { FeedbackRow } from "./useFeedbackColumns";

/** Result of a bulk decision. */
export interface Result {
  readonly state: FeedbackState;
  readonly count: number;
  readonly refused: readonly { readonly id: string; readonly failure: Failure }[];
}

/** Maximum number of listed refused entries; the others are counted and stay selected. */
const linksMax = 10;

interface BulkResultProps {
  readonly result: Result;
  readonly rows: readonly FeedbackRow[];
  readonly onClose: () => void;
}

/** Number of decided entries, and links to the refused ones with their reasons. */
export function BulkResult({ result: { state, count, refused }, rows, onClose }: BulkResultProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const done: Readonly<Record<FeedbackState, string>> = {
    APPROVED: t`${plural(count, { one: "# freigegeben", other: "# freigegeben" })}`,
    NOT_FOR_PUBLICATION: t`${plural(count, { one: "# nicht zur Veröffentlichung", other: "# nicht zur Veröffentlichung" })}`,
    NEW: t`${plural(count, { one: "# Freigabe zurückgenommen", other: "# Freigaben zurückgenommen" })}`,
  };
  const causeOf = ({ code, ...failure }: Failure) => {
    if (code === "feedback_personal_data") return t`enthalten vermutlich personenbezogene Daten`;
    if (code === "conflict") return t`wurden inzwischen von jemand anderem geändert`;
    return errorMessage({ code, ...failure });
  };
  const causes = refused.map(({ failure }) => causeOf(failure));
  const words = [...new Set(causes)].map((cause) => {
    const { length } = causes.filter((other) => other === cause);
    return t`${length} nicht: ${cause}`;
  });
  const links = refused.slice(0, linksMax).flatMap(({ id }) => rows.find((row) => row.id === id) ?? []);
  const others = refused.length - links.length;
  return (
    <Flex
      align="flex-start"
      gap={1}
      mb={3}
      css={{ "& > .notice": { flex: 1 }, "& li a": { display: "inline-block", minH: 6, lineHeight: "24px" } }}
    >
      <Notice tone={refused.length > 0 ? "waiting" : "success"} role="status">
        <p>{[done[state], ...words].join(", ")}</p>
        {links.length > 0 && (
          <Box as="ul" display="flex" flexWrap="wrap" columnGap={4} mt={1} aria-label={t`Nicht entschieden`}>
            {links.map(({ id, createdAt, rating }) => (
              <li key={id}>
                <OpenFeedbackLink id={id} variant="text">
                  <Trans>
                    {formatDateTime(createdAt)}, {rating} von 5
                  </Trans>
                </OpenFeedbackLink>
              </li>
            ))}
            {others > 0 && (
              <li>
                <Plural
                  value={others}
                  one="und # weitere, noch ausgewählt"
                  other="und # weitere, noch ausgewählt"
                />
              </li>
            )}
          </Box>
        )}
      </Notice>
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={t`Ergebnis schließen`}
        data-tooltip={t`Schließen`}
        onClick={onClose}
      >
        <Icon name="close" />
      </IconButton>
    </Flex>
  );
}
