import { chakra } from "@chakra-ui/react";
import { invisiblePositions } from "#domain/singleLine";

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

const Mark = chakra("mark", {
  base: {
    mx: "1px",
    px: "2px",
    bg: "bg.muted",
    color: "fg",
    fontFamily: "mono",
    fontSize: "xs",
    borderRadius: "sm",
  },
});

/** A text with invisible characters replaced by their abbreviations. */
export function VisibleText({ text }: { readonly text: string }) {
  const positions = invisiblePositions(text);
  return (
    <>
      {text.slice(0, positions[0])}
      {positions.map((at, index) => {
        const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
        return (
          <span key={at}>
            <Mark>{abbreviations[character] ?? codePoint(character)}</Mark>
            {text.slice(at + character.length, positions[index + 1])}
          </span>
        );
      })}
    </>
  );
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
