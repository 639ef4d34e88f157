import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { GoTarget } from "./goTargets";
import { Key } from "./Key";

const Hint = chakra("div", {
  base: {
    position: "fixed",
    bottom: 6,
    insetInlineStart: "50%",
    transform: "translateX(-50%)",
    zIndex: "popover",
    width: "min(640px, calc(100vw - 32px))",
    p: 4,
    border: "1px solid {colors.border}",
    borderRadius: "lg",
    bg: "bg.panel",
    boxShadow: "float",
    fontSize: "sm",
    pointerEvents: "none",
    "& ul": {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(176px, 1fr))",
      columnGap: 4,
      rowGap: 1.5,
      mt: 2,
    },
    _print: { display: "none" },
  },
});

/** The letters that may follow `g`. Screen readers hear a sentence instead. */
export function GoHint({ targets }: { readonly targets: readonly GoTarget[] }) {
  const { i18n } = useLingui();
  return (
    <Hint aria-hidden="true">
      <b>
        <Trans>Gehe zu</Trans>
      </b>
      <ul>
        {targets.map(({ id, key, title }) => (
          <li key={id}>
            <Key>{key.toUpperCase()}</Key> {i18n._(title)}
          </li>
        ))}
      </ul>
    </Hint>
  );
}
