import { chakra } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import type { TextChanges_changes$key } from "./__generated__/TextChanges_changes.graphql";
import { TextDiff } from "./TextDiff";
import { useLanguageName } from "./useLanguageName";

const Changes = chakra("ol", {
  base: {
    borderTop: "1px solid {colors.border}",
    textStyle: "sm",
    "& > li": { py: 2, borderBottom: "1px solid {colors.border.muted}" },
    "& code": { fontFamily: "mono", fontSize: "xs", overflowWrap: "anywhere" },
    "& small": { color: "fg.muted", fontSize: "xs" },
  },
});

/** Texts before and after, with the number of those that are not loaded. */
export function TextChanges({ changes }: { readonly changes: TextChanges_changes$key }) {
  const languageName = useLanguageName();
  const { edges, totalCount } = useFragment(
    graphql`
      fragment TextChanges_changes on TextChangeConnection @throwOnFieldError {
        totalCount
        edges {
          node {
            id
            key
            language
            before
            after
            isReset
          }
        }
      }
    `,
    changes,
  );
  const left = totalCount - edges.length;
  return (
    <>
      <Changes>
        {edges.map(({ node: { id, key, language, before, after, isReset } }) => (
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
              <TextDiff before={before ?? ""} after={after ?? ""} />
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
