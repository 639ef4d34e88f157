import { chakra, IconButton } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useObservable } from "#browser/useObservable";
import { useUi } from "#ui/ui";

/** Hidden on phones, which have no keyboard. */
const Opener = chakra("span", {
  base: {
    display: { base: "none", sm: "inline-flex" },
    flex: "none",
    ms: "auto",
    ".column-choice + &": { ms: 0 },
    _print: { display: "none" },
  },
});

/** Opens the overview of keyboard shortcuts. */
export function ShortcutsButton() {
  const { t } = useLingui();
  const { usesSingleKeys, isOpen } = useUi().shortcuts;
  const hasKey = useObservable(usesSingleKeys);
  const label = t`Tastaturkürzel`;
  return (
    <Opener className="shortcuts-opener">
      <IconButton
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        aria-label={label}
        data-tooltip={hasKey ? `${label} (?)` : label}
        onClick={() => isOpen.set(true)}
      >
        ?
      </IconButton>
    </Opener>
  );
}
