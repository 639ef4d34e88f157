import { Box, Button, chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId, useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { DialogButton } from "#ui/DialogButton";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import { Status } from "#ui/Status";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import type { ReportItem_report$key } from "./__generated__/ReportItem_report.graphql";
import { DownloadButton } from "./DownloadButton";
import { PlaceholderLists } from "./PlaceholderLists";
import { RemoveTemplateButton } from "./RemoveTemplateButton";
import { ReportHistory } from "./ReportHistory";
import { kindLabels, knownKind } from "./reportLabels";

const UploadTemplateDialog = lazyOverlay(
  async () => (await import("./upload/UploadTemplateDialog")).UploadTemplateDialog,
);

const reportFragment = graphql`
  fragment ReportItem_report on ServiceReport @throwOnFieldError {
    id
    commune {
      ags
    }
    serviceId
    report
    isMissing
    own {
      kind
      fileName
      byteSize
      savedAt
      savedBy {
        username
      }
      placeholders {
        ...PlaceholderLists_placeholders @relay(mask: false)
      }
    }
    inherited {
      kind
      fileName
      byteSize
      placeholders {
        ...PlaceholderLists_placeholders @relay(mask: false)
      }
    }
    versions {
      id
    }
    ...RemoveTemplateButton_report
    ...ReportHistory_report
  }
`;

const Item = chakra("li", {
  base: { py: 4, borderBottom: "1px solid {colors.border.muted}" },
});

/** The expanded part of a report. */
type Part = "placeholders" | "history";

/** A report: which template applies, its actions, its placeholders and its history. */
export function ReportItem({ report: key }: { readonly report: ReportItem_report$key }) {
  const { t, i18n } = useLingui();
  const { fileSize } = useFormats();
  const data = useFragment(reportFragment, key);
  const { id, commune, serviceId, report, isMissing, own, inherited, versions } = data;
  const [open, setOpen] = useState<Part | null>(null);
  const ids = useId();
  const applied = own ?? inherited;
  const item = useRestoreFocus<HTMLLIElement>([own !== null, versions.length].join(), (part) =>
    part.querySelector("button"),
  );
  const kind = applied && knownKind(applied.kind);
  const unknown = applied?.placeholders.unknown.length ?? 0;
  const unused = applied?.placeholders.unused.length ?? 0;
  const time = own?.savedAt ? formatDateTime(own.savedAt) : null;
  const user = own?.savedBy?.username ?? t`einem entfernten Benutzer`;
  const facts = applied && [
    kind ? i18n._(kindLabels[kind]) : applied.kind,
    applied.fileName,
    fileSize(applied.byteSize),
    ...(time ? [t`gespeichert am ${time} von ${user}`] : []),
  ];
  const hasHistory = versions.length > 0 || (own !== null && inherited !== null);
  const toggle = (part: Part) => setOpen(open === part ? null : part);
  return (
    <Item ref={item} aria-labelledby={`${ids}-name`}>
      <Flex wrap="wrap" align="center" justify="space-between" columnGap={6} rowGap={2}>
        <Box minW={0} flex="1 1 320px">
          <Flex wrap="wrap" align="center" columnGap={3}>
            <Heading as="h2" id={`${ids}-name`} textStyle="h3" overflowWrap="anywhere" translate="no">
              {report}
            </Heading>
            <ReportState isMissing={isMissing} isOwn={own !== null} hasInherited={inherited !== null} />
          </Flex>
          {facts && (
            <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
              {facts.join(" · ")}
            </Text>
          )}
          {isMissing && (
            <Text color="fg.muted" textStyle="sm" maxW="prose">
              <Trans>Der Dienst braucht diesen Bericht, bringt aber keine Vorlage mit.</Trans>
            </Text>
          )}
          {kind === "JRXML" && (
            <Text color="fg.muted" textStyle="xs" maxW="prose">
              <Trans>
                Keine Vorschau: Eine JasperReports-Vorlage führt beim Füllen Ausdrücke als Programm aus, und
                das geschieht nur beim Erstellen des Berichts.
              </Trans>
            </Text>
          )}
        </Box>
        <Flex wrap="wrap" align="center" gap={1} ms={{ base: isMissing ? 0 : -3, md: 0 }}>
          {applied && kind !== "JRXML" && (
            <DownloadButton id={id} file={own ? "ownPreview" : "inheritedPreview"} name={report} />
          )}
          {applied && <DownloadButton id={id} file={own ? "own" : "inherited"} name={report} />}
          <DialogButton
            variant={isMissing ? "solid" : "ghost"}
            aria-haspopup="dialog"
            intent={UploadTemplateDialog.intent}
            renderDialog={(close) => (
              <UploadTemplateDialog
                commune={commune.ags}
                serviceId={serviceId}
                report={report}
                onClose={close}
              />
            )}
          >
            <Icon name="upload" />
            <span className="visually-hidden">{report}: </span>
            {own ? <Trans>Ersetzen …</Trans> : <Trans>Eigene hochladen …</Trans>}
          </DialogButton>
          {own && <RemoveTemplateButton report={data} />}
        </Flex>
      </Flex>
      <Flex wrap="wrap" align="center" columnGap={3} mt={1}>
        {applied && (
          <Disclosure
            id={`${ids}-placeholders`}
            isOpen={open === "placeholders"}
            onToggle={() => toggle("placeholders")}
          >
            <span className="visually-hidden">{report}: </span>
            <Trans>Platzhalter ({applied.placeholders.known.length + unknown})</Trans>
          </Disclosure>
        )}
        {hasHistory && (
          <Disclosure id={`${ids}-history`} isOpen={open === "history"} onToggle={() => toggle("history")}>
            <span className="visually-hidden">{report}: </span>
            <Trans>Verlauf ({versions.length})</Trans>
          </Disclosure>
        )}
        {unknown > 0 && (
          <Status tone="waiting" icon={<Icon name="warning" />}>
            <Plural value={unknown} one="# unbekannter Platzhalter" other="# unbekannte Platzhalter" />
          </Status>
        )}
        {unused > 0 && (
          <Text textStyle="sm" color="fg.muted">
            <Plural
              value={unused}
              one="# Pflichtfeld nicht verwendet"
              other="# Pflichtfelder nicht verwendet"
            />
          </Text>
        )}
      </Flex>
      {open && (
        <Box
          id={`${ids}-${open}`}
          role="group"
          aria-label={open === "history" ? t`Verlauf` : t`Platzhalter`}
          pt={2}
          ps={{ base: 0, sm: 4 }}
        >
          {open === "placeholders" && applied && (
            <PlaceholderLists placeholders={applied.placeholders} level="h3" />
          )}
          {open === "history" && <ReportHistory report={data} />}
        </Box>
      )}
    </Item>
  );
}

interface ReportStateProps {
  readonly isMissing: boolean;
  readonly isOwn: boolean;
  readonly hasInherited: boolean;
}

/** Which template applies. */
function ReportState({ isMissing, isOwn, hasInherited }: ReportStateProps) {
  if (isMissing)
    return (
      <Status tone="error">
        <Trans>Fehlt</Trans>
      </Status>
    );
  if (isOwn)
    return (
      <Status tone="success">
        <Trans>Eigene Vorlage</Trans>
      </Status>
    );
  return (
    <Status tone="neutral">
      {hasInherited ? <Trans>Vorlage des Dienstes</Trans> : <Trans>Keine Vorlage</Trans>}
    </Status>
  );
}

interface DisclosureProps {
  /** Id of the part that it expands. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

function Disclosure({ id, isOpen, onToggle, children }: DisclosureProps) {
  return (
    <Button
      size="sm"
      variant="ghost"
      ms={-2}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={onToggle}
      css={{ "&[aria-expanded=true] svg": { transform: "rotate(180deg)" } }}
    >
      <Icon name="chevronDown" size={12} />
      <span>{children}</span>
    </Button>
  );
}
