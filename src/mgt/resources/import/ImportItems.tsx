import { Box, Text } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { CodeDiff } from "#ui/code/CodeDiff";
import { LabelledCheckbox } from "#ui/LabelledCheckbox";
import { MissingSecrets } from "./MissingSecrets";
import type { ImportItem } from "./useResourcesImport";

interface ImportItemsProps {
  /** New and changed resources. */
  readonly items: readonly ImportItem[];
  /** Their URNs. */
  readonly excluded: ReadonlySet<string>;
  readonly onExclude: (urns: ReadonlySet<string>) => void;
}

/** Importable resources, each with a checkbox and its differences. */
export function ImportItems({ items, excluded, onExclude }: ImportItemsProps) {
  const { t } = useLingui();
  const isAll = excluded.size === 0;
  const isNone = excluded.size === items.length;

  function choose(urn: string, isChosen: boolean) {
    const next = new Set(excluded);
    if (isChosen) next.delete(urn);
    else next.add(urn);
    onExclude(next);
  }

  return (
    <Box>
      {items.length > 1 && (
        <LabelledCheckbox
          checked={isAll ? true : isNone ? false : "indeterminate"}
          onCheck={(isChosen) => onExclude(new Set(isChosen ? [] : items.map(({ urn }) => urn ?? "")))}
          pb={2}
        >
          <Plural value={items.length} one="Die # Ressource" other="Alle # Ressourcen" />
        </LabelledCheckbox>
      )}
      <Box as="ul" aria-label={t`Ressourcen, die importiert werden`} listStyleType="none">
        {items.map((item) => (
          <Box as="li" key={item.fileName} py={1.5} borderBottom="1px solid {colors.border.muted}">
            <LabelledCheckbox
              checked={!excluded.has(item.urn ?? "")}
              onCheck={(isChosen) => choose(item.urn ?? "", isChosen)}
              alignItems="flex-start"
            >
              <Box overflowWrap="anywhere">
                <code>{item.urn}</code>
                <Text as="span" display="block" textStyle="xs" color="fg.muted">
                  {item.outcome === "NEW" ? <Trans>neu</Trans> : <Trans>geändert</Trans>} · {item.fileName}
                </Text>
              </Box>
            </LabelledCheckbox>
            <Box ms={6}>
              <MissingSecrets pointers={item.missingSecrets} />
              <ItemDifference item={item} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Differences between the document of the file and the stored one, computed on expanding. */
function ItemDifference({ item: { urn, before, after } }: { readonly item: ImportItem }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {before ? <Trans>Unterschied</Trans> : <Trans>Dokument</Trans>}
        <span className="visually-hidden"> {urn}</span>
      </summary>
      {isOpen && (
        <CodeDiff
          before={before ?? ""}
          after={after ?? ""}
          beforeLabel={t`Gespeichertes Dokument`}
          afterLabel={t`Dokument der Datei`}
          layout={before ? undefined : "unified"}
        />
      )}
    </details>
  );
}
