import { Box, Button, chakra, Flex, Heading, Stack } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { ResourceKind } from "#domain/resources/resourceKinds";
import { maskUnfinished } from "#domain/resources/resourceSecrets";
import { useLocale } from "#i18n/language";
import { CodeDiff } from "#ui/code/CodeDiff";
import { Icon, type IconName } from "#ui/Icon";
import { Notice } from "#ui/Notice";
import { wordedChanges, type WordedChange } from "./changedPaths";
import type { KeystoreUpload } from "./resourceValues";

const icons = { added: "plus", changed: "pencil", removed: "minus" } as const satisfies Record<
  WordedChange["kind"],
  IconName
>;

const ChangeRow = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "16px minmax(0, 1fr)", sm: "16px minmax(120px, 1fr) minmax(0, 2fr)" },
    columnGap: 3,
    rowGap: 1,
    py: 2,
    borderBottom: "1px solid",
    borderColor: "border.muted",
    textStyle: "sm",
    "& > *": { minW: 0, overflowWrap: "anywhere" },
    "& > svg": { mt: "1px" },
    "& > div": { smDown: { gridColumn: 2 } },
    "& del": { color: "fg.muted" },
  },
});

interface DocumentChangesProps {
  readonly kind: ResourceKind;
  readonly before: string;
  readonly after: string;
  readonly upload: KeystoreUpload | null;
  /** Level of the headings; h3 in dialogs. */
  readonly level?: "h2" | "h3";
}

/** Differences between two documents, by value and by line. Secrets are masked. */
export function DocumentChanges({ kind, before, after, upload, level = "h2" }: DocumentChangesProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const [isWhole, setWhole] = useState(false);
  const changes = wordedChanges(kind, before, after, upload, { i18n, locale });
  if (before === after && changes?.length === 0) {
    return (
      <Notice tone="neutral" role="status">
        <Trans>Nichts geändert: Das gespeicherte Dokument ist genauso.</Trans>
      </Notice>
    );
  }
  return (
    <Stack gap={4}>
      {changes === null ? (
        <Notice tone="neutral">
          <Trans>
            Das Dokument lässt sich nicht lesen. Deshalb steht hier nur der Unterschied der Zeilen.
          </Trans>
        </Notice>
      ) : changes.length === 0 ? (
        <Notice tone="neutral">
          <Trans>Alle Werte bleiben gleich. Nur Kommentare, Reihenfolge oder Schreibweise sind anders.</Trans>
        </Notice>
      ) : (
        <section>
          <Heading as={level} textStyle="h3" mb={1}>
            <Plural value={changes.length} one="# geänderter Wert" other="# geänderte Werte" />
          </Heading>
          <ul>
            {changes.map((change) => (
              <Change key={change.pointer} change={change} />
            ))}
          </ul>
        </section>
      )}
      <section>
        <Flex wrap="wrap" align="center" justify="space-between" gap={2} mb={2}>
          <Heading as={level} textStyle="h3">
            <Trans>Zeilen</Trans>
          </Heading>
          <Button size="sm" variant="ghost" onClick={() => setWhole(!isWhole)}>
            {isWhole ? <Trans>Nur geänderte Zeilen</Trans> : <Trans>Alle Zeilen</Trans>}
          </Button>
        </Flex>
        <CodeDiff
          beforeLabel={t`Gespeichert`}
          afterLabel={t`Ihre Fassung`}
          before={maskUnfinished(kind, before)}
          after={maskUnfinished(kind, after)}
          isCollapsed={!isWhole}
        />
      </section>
    </Stack>
  );
}

function Change({ change }: { readonly change: WordedChange }) {
  const { kind, path, title, before, after, isSecret } = change;
  return (
    <ChangeRow>
      <Icon name={icons[kind]} />
      <div>
        {title}
        <Box as="code" display="block" textStyle="xs" color="fg.muted" translate="no">
          {path}
        </Box>
      </div>
      <div>
        {isSecret && after !== null ? (
          after
        ) : kind === "removed" ? (
          before === null ? (
            <Trans>entfernt</Trans>
          ) : (
            <Trans>
              entfernt: <del>{before}</del>
            </Trans>
          )
        ) : before === null ? (
          after
        ) : (
          <>
            <del>{before}</del> → {after}
          </>
        )}
      </div>
    </ChangeRow>
  );
}
