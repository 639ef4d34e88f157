import { Button, Flex, Text } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId, useState, type ReactNode } from "react";
import type { MergedResource } from "#domain/resources/mergeResource";
import type { ResourceKind } from "#domain/resources/resourceKinds";
import type { JsonValue } from "#domain/resources/resourceNodes";
import { resourceSchema, schemaAt } from "#domain/resources/resourceSchemas";
import { secretPathsOf } from "#domain/resources/resourceSecrets";
import { pointerOf } from "#domain/resources/resourceSchemas";
import { schemaTitle } from "#domain/resources/resourceTemplates";
import { ChoiceName, ChoiceRow, ConflictHead, Version } from "#forms/conflictLayout";
import type { ChosenSides } from "#forms/ConflictDialog";
import { formatDateTime } from "#i18n/formats";
import { useLocale } from "#i18n/language";
import { Dialog } from "#ui/Dialog";
import { Icon } from "#ui/Icon";
import { shownValue } from "./changedPaths";
import { readablePath } from "./valueHelp";

interface MergeDialogProps {
  readonly kind: ResourceKind;
  readonly merge: MergedResource;
  readonly by: string | undefined;
  readonly at: string | undefined;
  readonly onChoose: (sides: ChosenSides) => void;
  /** Continues editing. */
  readonly onClose: () => void;
}

/** Resolves conflicting changes of two users by path. */
export function MergeDialog({ kind, merge, by, at, onChoose, onClose }: MergeDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const locale = useLocale();
  const [sides, setSides] = useState<ChosenSides>({});
  const [isTried, setTried] = useState(false);
  const schema = resourceSchema(kind);
  const time = at && formatDateTime(at);
  const secrets = new Set(secretPathsOf(kind).map((path) => pointerOf(path)));
  const isMissing = merge.conflicts.some(({ pointer }) => sides[pointer] === undefined);
  const text = (pointer: string, value: JsonValue | undefined) => {
    if (value === undefined) return t`(entfernt)`;
    return secrets.has(pointer) ? t`neuer Wert, nicht angezeigt` : (shownValue(value) ?? t`(leer)`);
  };
  const whose: Readonly<Record<"mine" | "theirs", ReactNode>> = {
    mine: <Trans>Ihre Fassung</Trans>,
    theirs: by ? <Trans>Gespeichert von {by}</Trans> : <Trans>Gespeichert</Trans>,
  };
  return (
    <Dialog
      width="wide"
      title={
        by ? <Trans>{by} hat inzwischen gespeichert</Trans> : <Trans>Jemand hat inzwischen gespeichert</Trans>
      }
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Weiter bearbeiten</Trans>
          </Button>
          <Button variant="solid" onClick={() => (isMissing ? setTried(true) : onChoose(sides))}>
            <Trans>Zusammenführen</Trans>
          </Button>
        </>
      }
    >
      <Text mb={3} textStyle="sm" color="fg.muted">
        {time && <Trans>{time}, während Sie bearbeitet haben.</Trans>}{" "}
        <Plural
          value={merge.conflicts.length}
          one="Bei # Wert müssen Sie wählen."
          other="Bei # Werten müssen Sie wählen."
        />{" "}
        {merge.taken.length > 0 && (
          <Plural
            value={merge.taken.length}
            one="# andere Änderung passt dazu und wird übernommen."
            other="# andere Änderungen passen dazu und werden übernommen."
          />
        )}
      </Text>
      <ConflictHead>
        <span />
        <b>{whose.mine}</b>
        <b>{whose.theirs}</b>
      </ConflictHead>
      {merge.conflicts.map(({ path, pointer, base, mine, theirs }, position) => {
        const value = schema && schemaAt(schema, path);
        const name = value ? schemaTitle(value, locale) : readablePath(path);
        const before = text(pointer, base);
        const versions = { mine, theirs };
        return (
          <ChoiceRow key={pointer}>
            <legend className="visually-hidden">{name}</legend>
            <ChoiceName>
              <span aria-hidden="true">
                {name} <code translate="no">{readablePath(path)}</code>
              </span>
              <small>
                <Trans>Vorher: {before}</Trans>
              </small>
            </ChoiceName>
            {(["mine", "theirs"] as const).map((side) => (
              <Version key={side}>
                <input
                  type="radio"
                  name={`${id}-${pointer}`}
                  checked={sides[pointer] === side}
                  data-focus-first={position === 0 && side === "mine" ? "" : undefined}
                  onChange={() => setSides((chosen) => ({ ...chosen, [pointer]: side }))}
                />
                <span>
                  <span data-whose>{whose[side]}</span>
                  {text(pointer, versions[side])}
                </span>
              </Version>
            ))}
          </ChoiceRow>
        );
      })}
      {isTried && isMissing && (
        <Flex role="alert" gap={1.5} mt={3} textStyle="sm" color="status.error.fg">
          <Icon name="alert" />
          <Trans>Wählen Sie bei jedem Wert eine Fassung.</Trans>
        </Flex>
      )}
    </Dialog>
  );
}
