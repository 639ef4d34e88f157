import { chakra } from "@chakra-ui/react";
import { agsParts } from "#domain/ags";

const Digits = chakra("span", {
  base: {
    color: "fg.subtle",
    fontSize: ".93em",
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    hyphens: "none",
    userSelect: "all",
    "& i": { fontStyle: "normal", mr: ".2em" },
    "& i:last-child": { mr: 0 },
  },
});

/** An AGS, grouped for the eye by margins alone: copied, it is the eight digits. */
export function Ags({ ags }: { readonly ags: string }) {
  return (
    <Digits title={`AGS ${ags}`} translate="no">
      {agsParts(ags).map((part, position) => (
        // The parts have fixed places.
        // oxlint-disable-next-line react/no-array-index-key
        <i key={position}>{part}</i>
      ))}
    </Digits>
  );
}
