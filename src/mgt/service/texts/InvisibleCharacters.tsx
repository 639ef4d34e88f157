import { chakra } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { endOfText, shortenText } from "#domain/cutText";
import { invisiblePositions, withoutInvisible } from "#domain/singleLine";
import { TextButton } from "#forms/TextButton";
import type { TextArea } from "./useTextArea";

/** Characters around the first place that are quoted. */
const contextLength = 30;

/** Abbreviations of the Unicode standard. */
const abbreviations: Readonly<Record<string, string>> = {
  "\u00A0": "NBSP",
  "\u00AD": "SHY",
  "\u200B": "ZWSP",
  "\u200C": "ZWNJ",
  "\u200D": "ZWJ",
  "\u200E": "LRM",
  "\u200F": "RLM",
  "\u202F": "NNBSP",
  "\uFEFF": "BOM",
};

const Note = chakra("p", {
  base: {
    mt: 1,
    textStyle: "sm",
    color: "fg.muted",
    overflowWrap: "anywhere",
    "& mark": {
      mx: "1px",
      px: "2px",
      bg: "bg.muted",
      color: "fg",
      fontFamily: "mono",
      fontSize: "xs",
      borderRadius: "sm",
    },
  },
});

/** Marks characters of a text that nobody sees, as pasted text has them, and offers to remove them. */
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
        <Marked text={shortenText(text.slice(first), contextLength)} />
      </q>{" "}
      <TextButton disabled={area.field.isSaving} onClick={() => area.field.setValue(withoutInvisible(text))}>
        <Trans>Unsichtbare Zeichen entfernen</Trans>
      </TextButton>
    </Note>
  );
}

function Marked({ text }: { text: string }) {
  const positions = invisiblePositions(text);
  return positions.map((at, index) => {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    return (
      <span key={at}>
        <mark>{abbreviations[character] ?? codePoint(character)}</mark>
        {text.slice(at + character.length, positions[index + 1])}
      </span>
    );
  });
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
