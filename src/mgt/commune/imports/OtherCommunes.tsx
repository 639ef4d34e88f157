import { Box } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import { Notice } from "#ui/Notice";
import type { OtherCommunes_import$key } from "./__generated__/OtherCommunes_import.graphql";

interface OtherCommunesProps {
  readonly preview: OtherCommunes_import$key;
}

/** Warns about rows of other communes, for example in a register of the whole state. */
export function OtherCommunes({ preview }: OtherCommunesProps) {
  const { otherCommunes } = useFragment(
    graphql`
      fragment OtherCommunes_import on ImportPreview @throwOnFieldError {
        otherCommunes {
          rowCount
          communeCount
          communes {
            ags
            name
            rowCount
          }
        }
      }
    `,
    preview,
  );
  const { number } = useFormats();
  if (!otherCommunes) return null;
  const { rowCount, communeCount, communes } = otherCommunes;
  const more = communeCount - communes.length;
  return (
    <Notice tone="error" icon="warning">
      <b>
        <Plural
          value={rowCount}
          one="Eine Zeile nennt eine andere Kommune."
          other="# Zeilen nennen andere Kommunen."
        />
      </b>{" "}
      <Trans>
        Die Spalte mit dem AGS wird nicht übernommen; auch diese Zeilen würden Einträge dieser Kommune.
      </Trans>
      <Box as="ul" mt={1} ps={4} listStyleType="disc">
        {communes.map(({ ags, name, rowCount: rows }) => (
          <li key={ags}>
            {name && `${name} `}
            {ags}: <Plural value={rows} one="# Zeile" other="# Zeilen" />
          </li>
        ))}
        {more > 0 && (
          <li>
            <Trans>und {number(more)} weitere Kommunen</Trans>
          </li>
        )}
      </Box>
    </Notice>
  );
}
