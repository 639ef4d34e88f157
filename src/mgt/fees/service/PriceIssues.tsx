import { Box } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { TextButton } from "#forms/TextButton";
import { Notice } from "#ui/Notice";
import type { Fee } from "./fee";
import { findPriceIssues, type TimelineScale } from "./timelineScale";
import { usePriceIssueLabels } from "./usePriceIssueLabels";

/** Number of fees listed by name; the others are counted. */
const namesMax = 3;

interface PriceIssuesProps {
  readonly fees: readonly Fee[];
  readonly scale: TimelineScale;
  /** The day whose prices are shown. */
  readonly day: string;
  readonly onEdit: (fee: Fee) => void;
}

/** Notice about active fees whose prices have current or future gaps or overlaps. */
export function PriceIssues({ fees, scale, day, onEdit }: PriceIssuesProps) {
  const issueLabels = usePriceIssueLabels();
  const withIssues = fees.flatMap((fee) => {
    const texts = fee.status === "ACTIVE" ? issueLabels(findPriceIssues(scale, fee.prices, day)) : [];
    return texts.length > 0 ? [{ fee, texts }] : [];
  });
  if (withIssues.length === 0) return null;
  const others = withIssues.length - namesMax;
  return (
    <Box mb={3}>
      <Notice tone="error">
        <ul>
          {withIssues.slice(0, namesMax).map(({ fee, texts }) => (
            <li key={fee.id}>
              <b>
                <span lang="de">{fee.text}</span>: {texts.join(", ")}.
              </b>{" "}
              <TextButton onClick={() => onEdit(fee)}>
                <Trans>Preise bearbeiten</Trans>
              </TextButton>
            </li>
          ))}
          {others > 0 && (
            <li>
              <Plural value={others} one="und # weitere Gebühr" other="und # weitere Gebühren" />
            </li>
          )}
        </ul>
        <Trans>
          In einer Lücke wird die Gebühr nicht berechnet. Bei einer Überschneidung gilt der Preis, der später
          beginnt.
        </Trans>
      </Notice>
    </Box>
  );
}
