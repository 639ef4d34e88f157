import { PaneText } from "./FeedbackPane";
import { piecesOf } from "./commentParts";
import { usePersonalDataLabels, type Hint } from "./feedbackLabels";

interface MarkedCommentProps {
  readonly comment: string;
  readonly hints: readonly Hint[];
}

/** A comment with marked parts that may be personal data. */
export function MarkedComment({ comment, hints }: MarkedCommentProps) {
  const { kindName } = usePersonalDataLabels();
  return (
    <PaneText>
      {piecesOf(comment, hints).map(({ start, text, span }) =>
        span ? (
          <mark key={start} data-tooltip={kindName(span.kind)}>
            {text}
            <span className="visually-hidden"> ({kindName(span.kind)})</span>
          </mark>
        ) : (
          text
        ),
      )}
    </PaneText>
  );
}
