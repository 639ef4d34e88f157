import { Box, Button, Flex, Grid, Heading, Text } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId, useMemo, useRef, useState, type MouseEvent } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { foldersOf } from "#domain/filePlaces";
import { mediaTypeName } from "#domain/mediaTypeName";
import { serviceFileMaxBytes, serviceFilesMax, serviceFilesMaxBytes } from "#domain/limits";
import { fileExtensions } from "#domain/serviceFiles";
import { useFormats } from "#i18n/useFormats";
import { Icon } from "#ui/Icon";
import { EmptyState } from "#ui/EmptyState";
import { lazyOverlay } from "#ui/lazyOverlay";
import { FileDrop } from "#ui/upload/FileDrop";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import type { FreeFiles_service$key } from "./__generated__/FreeFiles_service.graphql";
import { DownloadButton } from "./DownloadButton";
import { FileDetails } from "./FileDetails";
import { FolderDetails } from "./FolderDetails";
import { FileTree } from "./FileTree";
import { folderOf, neighbourOf } from "./fileTree";

const UploadFilesDialog = lazyOverlay(async () => (await import("./UploadFilesDialog")).UploadFilesDialog);
const ImportFilesDialog = lazyOverlay(
  async () => (await import("./import/ImportFilesDialog")).ImportFilesDialog,
);

const serviceFragment = graphql`
  fragment FreeFiles_service on CommuneService @throwOnFieldError {
    id
    files {
      id
      path
      byteSize
      revision
      ...FileDetails_file
    }
  }
`;

const shownTypes = ["application/pdf", "image/png", "image/jpeg", "image/webp", "image/svg+xml"];

/** The freely configurable files as a tree, with the actions of the selected one. */
export function FreeFiles({ service }: { readonly service: FreeFiles_service$key }) {
  const { t } = useLingui();
  const { fileSize } = useFormats();
  const { id, files } = useFragment(serviceFragment, service);
  const titleId = useId();
  const hintId = useId();
  const [selected, setSelected] = useState<string | null>(null);
  const [expanded, setExpanded] = useState<readonly string[] | null>(null);
  const [chosen, setChosen] = useState<readonly File[] | null>(null);
  /** Path to focus in the tree of this service. */
  const [focused, setFocused] = useState<{ readonly serviceId: string; readonly path: string } | null>(null);
  const [archive, setArchive] = useState<{ readonly suggested: File | null } | null>(null);
  const paths = useMemo(() => files.map(({ path }) => path), [files]);
  const file = files.find(({ path }) => path === selected);
  const inFolder = files.filter(({ path }) => selected !== null && path.startsWith(`${selected}/`));
  const folder = file ? folderOf(file.path) : inFolder.length > 0 && selected !== null ? selected : "";
  const topFolders = new Set(paths.flatMap((path) => foldersOf(path)[0] ?? []));
  const section = useRestoreFocus(String(files.length === 0), (part) => part.querySelector("h2"));
  const details = useRef<HTMLDivElement>(null);

  /** Selects a path and opens the folders above it. */
  function show(path: string) {
    setSelected(path);
    setExpanded((open) => [...new Set([...(open ?? topFolders), ...foldersOf(path)])]);
  }

  /** Selects a restored path and moves the focus to it from the undo toast, which disappears. */
  function restored(path: string) {
    show(path);
    setFocused({ serviceId: id, path });
  }

  /** Moves the focus from the removed path, whose details disappear, to its neighbour in the tree. */
  function removed(path: string) {
    setSelected(null);
    const neighbour = neighbourOf(path, paths, expanded ?? [...topFolders]);
    if (neighbour !== null) setFocused({ serviceId: id, path: neighbour });
  }

  /** On narrow screens, the details of a tapped file are below the tree. */
  function revealDetails({ target }: MouseEvent) {
    if (!(target instanceof Element) || !target.closest("[data-part=item]")) return;
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
    // By the next frame, the tree has reported the selection and the details have their height.
    requestAnimationFrame(() => details.current?.scrollIntoView({ block: "nearest", behavior }));
  }

  const bytes = files.reduce((sum, { byteSize }) => sum + byteSize, 0);
  const [size, maxSize] = [fileSize(bytes), fileSize(serviceFilesMaxBytes)];
  const eachSize = fileSize(serviceFileMaxBytes);
  const types = [...shownTypes.map(mediaTypeName), "JSON", "TXT", "CSS", "ZIP"].join(", ");
  return (
    <Box ref={section} as="section" aria-labelledby={titleId}>
      <Flex wrap="wrap" align="center" justify="space-between" columnGap={4} rowGap={1}>
        <Heading id={titleId} tabIndex={-1}>
          <Trans>Frei konfigurierbare Dateien</Trans>
        </Heading>
        <Flex wrap="wrap" gap={1}>
          {files.length > 0 && (
            <DownloadButton id={id} name={t`Alle Dateien`}>
              <Trans>Alle als ZIP herunterladen</Trans>
            </DownloadButton>
          )}
          <Button
            variant="ghost"
            {...ImportFilesDialog.intent}
            onClick={() => setArchive({ suggested: null })}
          >
            <Icon name="upload" />
            <Trans>Aus ZIP importieren …</Trans>
          </Button>
        </Flex>
      </Flex>
      <Text color="fg.muted" textStyle="sm" id={hintId} textWrap="pretty">
        <Trans>
          {types}; je Datei höchstens {eachSize}. Es zählt der Inhalt, nicht der Name.
        </Trans>{" "}
        <Plural
          value={files.length}
          one={`# von ${serviceFilesMax} Dateien, ${size} von ${maxSize}.`}
          other={`# von ${serviceFilesMax} Dateien, ${size} von ${maxSize}.`}
        />
      </Text>
      <Box mt={3}>
        <FileDrop
          label={<Trans>Dateien hochladen</Trans>}
          accept={fileExtensions.map((extension) => `.${extension}`).join(",")}
          describedBy={hintId}
          maxFiles={serviceFilesMax}
          onChoose={(first, further) => setChosen([first, ...further])}
        >
          {folder === "" ? (
            <Trans>oder hierher ziehen</Trans>
          ) : (
            <Trans>oder hierher ziehen; Ordner: {folder}</Trans>
          )}
        </FileDrop>
      </Box>
      {files.length === 0 ? (
        <EmptyState icon="document" level="h2" title={<Trans>Noch keine Dateien</Trans>}>
          <Trans>
            Laden Sie Dateien hoch, die der Dienst unter einem eigenen Pfad ausliefern soll, zum Beispiel
            bilder/wappen.png.
          </Trans>
        </EmptyState>
      ) : (
        <Grid
          mt={3}
          gap={{ base: 3, md: 6 }}
          templateColumns={{ base: "minmax(0, 1fr)", md: "minmax(260px, 2fr) minmax(0, 3fr)" }}
          alignItems="start"
        >
          <Box
            maxH={{ base: "50vh", md: "560px" }}
            p={1}
            overflowY="auto"
            border="1px solid"
            borderColor="border"
            borderRadius="md"
            // Tree items stop the click.
            onClickCapture={revealDetails}
          >
            <FileTree
              paths={paths}
              selected={selected}
              focused={focused?.serviceId === id ? focused.path : null}
              expanded={expanded ?? [...topFolders]}
              onSelect={setSelected}
              onFocused={() => setFocused(null)}
              onExpand={setExpanded}
            />
          </Box>
          <Box
            ref={details}
            as="section"
            aria-label={t`Ausgewählter Pfad`}
            position={{ md: "sticky" }}
            top={{ md: 4 }}
            minH="120px"
          >
            {file ? (
              <FileDetails
                key={file.id}
                file={file}
                serviceId={id}
                onMoved={show}
                onRemoved={() => removed(file.path)}
                onRestored={restored}
              />
            ) : inFolder.length > 0 && selected !== null ? (
              <FolderDetails
                key={selected}
                path={selected}
                files={inFolder}
                serviceId={id}
                onRemoved={() => removed(selected)}
                onRestored={() => restored(selected)}
              />
            ) : (
              <Text color="fg.muted" py={2}>
                <Trans>
                  Kein Pfad ausgewählt. Wählen Sie im Baum eine Datei, um sie herunterzuladen, zu ersetzen,
                  umzubenennen oder zu entfernen, oder einen Ordner als Ziel für neue Dateien.
                </Trans>
              </Text>
            )}
          </Box>
        </Grid>
      )}
      {chosen && (
        <UploadFilesDialog
          serviceId={id}
          folder={folder}
          chosen={chosen}
          existing={files}
          onStored={show}
          onUnpack={(file) => {
            setChosen(null);
            setArchive({ suggested: file });
          }}
          onClose={() => setChosen(null)}
        />
      )}
      {archive && (
        <ImportFilesDialog
          serviceId={id}
          suggested={archive.suggested}
          stored={{ count: files.length, bytes }}
          onClose={() => setArchive(null)}
        />
      )}
    </Box>
  );
}
