import { chakra } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import type { TextChanges_changes$key } from "./__generated__/TextChanges_changes.graphql";
import { TextDiff } from "../service/TextDiff";
import { useLanguageName } from "#i18n/useLanguageName";

const Changes = chakra("ol", {
  base: {
    borderTop: "1px solid {colors.border}",
    textStyle: "sm",
    "& > li": { py: 2, borderBottom: "1px solid {colors.border.muted}" },
    "& code": { fontFamily: "mono", fontSize: "xs", overflowWrap: "anywhere" },
    "& small": { color: "fg.muted", fontSize: "xs" },
  },
});

interface TextChangesProps {
  readonly changes: TextChanges_changes$key;
  /** Number of changes, including those that are not loaded. */
  readonly total: number;
}

/** Diffs of changed texts, with the number of changes that are not loaded. */
export function TextChanges({ changes, total }: TextChangesProps) {
  const languageName = useLanguageName();
  const shown = useFragment(
    graphql`
      fragment TextChanges_changes on TextChange @relay(plural: true) @throwOnFieldError {
        id
        key
        language
        before
        after
        isReset
      }
    `,
    changes,
  );
  const left = total - shown.length;
  return (
    <>
      <Changes>
        {shown.map(({ id, key, language, before, after, isReset }) => (
          <li key={id}>
            <code>{key}</code>{" "}
            <small>
              {languageName(language)}
              {isReset && (
                <>
                  {" · "}
                  <Trans>zurück zur Vorgabe</Trans>
                </>
              )}
            </small>
            <p lang={language} dir="auto">
              <TextDiff marksInvisible before={before ?? ""} after={after ?? ""} />
            </p>
          </li>
        ))}
      </Changes>
      {left > 0 && (
        <p>
          <Plural value={left} one="und # weiterer Text" other="und # weitere Texte" />
        </p>
      )}
    </>
  );
}
