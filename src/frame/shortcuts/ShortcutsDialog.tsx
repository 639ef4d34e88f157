import { Box, Button, chakra, Heading } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Fragment, useState } from "react";
import { useObservable } from "#browser/useObservable";
import { Dialog } from "#ui/Dialog";
import { workingShortcuts, type Shortcut, type ShortcutGroup } from "#ui/shortcuts/shortcut";
import { useUi } from "#ui/ui";
import { findListEntry, findSearchField } from "./screenTargets";
import type { GoTarget } from "./goTargets";
import { Key } from "./Key";
import { SingleKeysSetting } from "./SingleKeysSetting";
import { useKeyNames } from "./useKeyNames";

interface ShortcutsDialogProps {
  /** Screens that a letter after `g` opens. */
  readonly targets: readonly GoTarget[];
  readonly onClose: () => void;
}

/** All keyboard shortcuts that work now: those of the screen, those that work everywhere, and the letters after `g`. */
export function ShortcutsDialog({ targets, onClose }: ShortcutsDialogProps) {
  const { shortcuts } = useUi();
  const { i18n } = useLingui();
  const usesSingleKeys = useObservable(shortcuts.usesSingleKeys);
  const [absentKeys] = useState(() => [
    ...(findSearchField() ? [] : ["/"]),
    ...(findListEntry() ? [] : ["j"]),
  ]);
  const groups = mergeByTitle(useObservable(shortcuts.groups))
    .map((group) => ({
      ...group,
      shortcuts: workingShortcuts(group.shortcuts, usesSingleKeys).filter(
        ({ keys }) => !group.isGeneral || !keys.some((key) => absentKeys.includes(key)),
      ),
    }))
    .filter((group) => group.shortcuts.length > 0);
  const ofScreen = groups.filter(({ isGeneral }) => !isGeneral);
  const general = groups.filter(({ isGeneral }) => isGeneral);
  return (
    <Dialog
      title={<Trans>Tastaturkürzel</Trans>}
      onCancel={onClose}
      footer={
        <Button data-focus-first onClick={onClose}>
          <Trans>Schließen</Trans>
        </Button>
      }
    >
      {[...ofScreen, ...general].map((group) => (
        <Group key={group.title.id} title={i18n._(group.title)} shortcuts={group.shortcuts} />
      ))}
      {usesSingleKeys && <GoGroup targets={targets} />}
      <Box mt={5}>
        <SingleKeysSetting />
      </Box>
    </Dialog>
  );
}

/** Groups with the same title become one; equal shortcuts are listed once. */
function mergeByTitle(groups: readonly ShortcutGroup[]): readonly ShortcutGroup[] {
  const merged = new Map<string, ShortcutGroup>();
  for (const group of groups) {
    const shortcuts = new Map(
      [...(merged.get(group.title.id)?.shortcuts ?? []), ...group.shortcuts].map((one) => [
        one.label.id,
        one,
      ]),
    );
    merged.set(group.title.id, { ...group, shortcuts: [...shortcuts.values()] });
  }
  return [...merged.values()];
}

const Section = chakra("section", {
  base: {
    "& + &": { mt: 5 },
    "& h3": { mb: 1, color: "fg.muted", fontSize: "sm", fontWeight: "medium" },
    "& dl > div": {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 2fr) minmax(0, 3fr)", sm: "208px minmax(0, 1fr)" },
      gap: 3,
      alignItems: "baseline",
      py: 1,
      borderBottom: "1px solid",
      borderColor: "border.muted",
    },
    "& dt": { color: "fg.muted" },
    "& dl[data-columns]": { display: "grid", gridTemplateColumns: { sm: "1fr 1fr" }, columnGap: 6 },
    "& dl[data-columns] > div": { gridTemplateColumns: "96px minmax(0, 1fr)" },
    "& dl[data-columns] dt": { whiteSpace: "nowrap" },
  },
});

interface GroupProps {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

function Group({ title, shortcuts }: GroupProps) {
  const { t, i18n } = useLingui();
  const nameOf = useKeyNames();
  return (
    <Section>
      <Heading as="h3">{title}</Heading>
      <dl>
        {shortcuts.map(({ keys, label }) => (
          <div key={label.id}>
            <dt>
              {keys.map((key, position) => (
                <Fragment key={key}>
                  {position > 0 && ` ${t`oder`} `}
                  <Key>{nameOf(key)}</Key>
                </Fragment>
              ))}
            </dt>
            <dd>{i18n._(label)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The letters after `g`. */
function GoGroup({ targets }: Pick<ShortcutsDialogProps, "targets">) {
  const { t, i18n } = useLingui();
  return (
    <Section>
      <Heading as="h3">{t`Gehe zu`}</Heading>
      <dl data-columns="">
        {targets.map(({ id, key, title }) => (
          <div key={id}>
            <dt>
              <Key>G</Key> {t`dann`} <Key>{key.toUpperCase()}</Key>
            </dt>
            <dd>{i18n._(title)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
