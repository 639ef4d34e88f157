import { chakra } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { endOfText, shortenText } from "#domain/cutText";
import { invisiblePositions, withoutInvisible } from "#domain/singleLine";
import { TextButton } from "#forms/TextButton";
import { VisibleText } from "../service/VisibleText";
import type { TextArea } from "./useTextArea";

/** Number of quoted characters around the first occurrence. */
const contextLength = 30;

const Note = chakra("p", {
  base: { mt: 1, textStyle: "sm", color: "fg.muted", overflowWrap: "anywhere" },
});

/** Shows the invisible characters of a text, as pasted texts may have, with a button that removes them. */
export function InvisibleCharacters({ id, area, text }: { id: string; area: TextArea; text: string }) {
  const positions = invisiblePositions(text);
  const [first = text.length] = positions;
  const before = text.slice(0, first);
  return (
    <Note id={id}>
      <Plural value={positions.length} one="# unsichtbares Zeichen:" other="# unsichtbare Zeichen:" />{" "}
      <q>
        {before.length > contextLength && "…"}
        {endOfText(before, contextLength)}
        <VisibleText text={shortenText(text.slice(first), contextLength)} />
      </q>{" "}
      <TextButton disabled={area.field.isSaving} onClick={() => area.field.setValue(withoutInvisible(text))}>
        <Trans>Unsichtbare Zeichen entfernen</Trans>
      </TextButton>
    </Note>
  );
}
