import { Plural, Trans } from "@lingui/react/macro";
import { Notice } from "#ui/Notice";
import type { TakenChanges } from "./useDocumentForm";

/** Says that another user's changes were merged into the document. */
export function TakenNotice({ by, count }: TakenChanges) {
  return (
    <Notice tone="success" role="status">
      {by ? (
        <Trans>{by} hat inzwischen gespeichert.</Trans>
      ) : (
        <Trans>Jemand hat inzwischen gespeichert.</Trans>
      )}{" "}
      <Plural
        value={count}
        _0="Ihre Änderungen passen dazu."
        one="# Änderung davon wurde übernommen."
        other="# Änderungen davon wurden übernommen."
      />
    </Notice>
  );
}
