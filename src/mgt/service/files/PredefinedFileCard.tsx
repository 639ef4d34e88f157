import { Box, Button, Center, chakra, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { mediaTypeName } from "#domain/mediaTypeName";
import { predefinedFileKinds } from "#domain/serviceFiles";
import { useFormats } from "#i18n/useFormats";
import { useUpload } from "#relay/useUpload";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { Icon } from "#ui/Icon";
import { predefinedFileLabels } from "#ui/predefinedFileLabels";
import { FileDrop } from "#ui/upload/FileDrop";
import { AnnouncedProgress } from "#ui/upload/AnnouncedProgress";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import { OriginBar } from "../OriginBar";
import type { PredefinedFileCard_file$key } from "./__generated__/PredefinedFileCard_file.graphql";
import type { PredefinedFileCardUploadMutation } from "./__generated__/PredefinedFileCardUploadMutation.graphql";
import { checkPredefinedFile } from "./checkPredefinedFile";
import { DownloadButton } from "./DownloadButton";
import { FileProblem } from "./FileProblem";
import { PreviewButton } from "./PreviewButton";
import { ResetFileButton } from "./ResetFileButton";
import { useFileUndo } from "./useFileUndo";

const uploadMutation = graphql`
  mutation PredefinedFileCardUploadMutation($input: UploadPredefinedFileInput!) {
    uploadPredefinedFile(input: $input) {
      predefinedFile {
        ...PredefinedFileCard_file
      }
      undoId
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const fileFragment = graphql`
  fragment PredefinedFileCard_file on PredefinedFile @throwOnFieldError {
    id
    kind
    isOwn
    hasInherited
    allowedMediaTypes
    maxWidth
    maxHeight
    maxBytes
    byteSize
    mediaType
    picture {
      url
      width
      height
    }
    updatedAt
    updatedBy {
      username
    }
    revision
  }
`;

const Card = chakra("li", {
  base: {
    display: "flex",
    flexDirection: "column",
    gap: 3,
    minW: 0,
    p: 4,
    border: "1px solid {colors.border}",
    borderRadius: "md",
  },
});

/** A file with a fixed purpose: the current file and its actions. */
export function PredefinedFileCard({ file: key }: { readonly file: PredefinedFileCard_file$key }) {
  const { t, i18n } = useLingui();
  const offerUndo = useFileUndo();
  const { fileSize } = useFormats();
  const file = useFragment(fileFragment, key);
  const { id, revision, isOwn, picture, mediaType, byteSize, maxBytes, maxWidth, maxHeight } = file;
  const [fileToConfirm, setFileToConfirm] = useState<File | null>(null);
  const { upload, send, refuse, cancel, reset } = useUpload<PredefinedFileCardUploadMutation>(uploadMutation);
  const ids = useId();
  const card = useRestoreFocus<HTMLLIElement>(
    [upload.state, isOwn].join(),
    (part) => part.querySelector<HTMLElement>("[data-part=trigger]") ?? part.querySelector("button"),
  );
  // Newer backends may have further purposes.
  const kind = predefinedFileKinds.find((known) => known === file.kind);
  const name = kind ? i18n._(predefinedFileLabels[kind]) : file.kind;
  const failure = upload.state === "refused" ? upload.failure : null;
  const { width, height } = picture ?? { width: 0, height: 0 };
  const types = file.allowedMediaTypes.map(mediaTypeName).join(", ");
  const maxSize = fileSize(maxBytes);
  const chosenName = fileToConfirm?.name ?? "";

  async function choose(chosen: File) {
    reset();
    const problem = await checkPredefinedFile(chosen, file);
    if (problem) refuse(problem);
    else if (isOwn) setFileToConfirm(chosen);
    else void store(chosen);
  }

  async function store(chosen: File) {
    setFileToConfirm(null);
    const payload = await send(chosen, { input: { id, revision, file: null } });
    if (payload) offerUndo(t`${name} gespeichert`, payload.undoId);
  }

  return (
    <Card ref={card}>
      <Heading as="h3" id={`${ids}-name`} textStyle="h3">
        {name}
      </Heading>
      <Center
        h="104px"
        p={2}
        overflow="hidden"
        borderRadius="sm"
        bg="bg.muted"
        color="fg.subtle"
        css={{ "& img": { maxWidth: "100%", maxHeight: "100%", objectFit: "contain" } }}
      >
        {picture ? (
          <img
            src={picture.url}
            width={picture.width}
            height={picture.height}
            alt={t`Vorschau: ${name}`}
            loading="lazy"
          />
        ) : (
          <Stack align="center" gap={1}>
            <Icon name={mediaType ? "document" : "dash"} size={32} />
            {mediaType && <PreviewButton id={id} name={name} mediaType={mediaType} />}
          </Stack>
        )}
      </Center>
      <Box textStyle="sm" overflowWrap="anywhere">
        {mediaType && typeof byteSize === "number" ? (
          <Text>
            {mediaTypeName(mediaType)} · {fileSize(byteSize)}
            {picture && (
              <>
                {" "}
                ·{" "}
                <Trans>
                  {width} × {height} Pixel
                </Trans>
              </>
            )}
          </Text>
        ) : (
          <Text>
            <Trans>Hier wird nichts angezeigt.</Trans>
          </Text>
        )}
        <OriginBar
          size="field"
          isOwn={isOwn}
          label={
            isOwn ? (
              <Trans>Eigene Datei</Trans>
            ) : mediaType ? (
              <Trans>Standard</Trans>
            ) : (
              <Trans>Keine Datei</Trans>
            )
          }
          lastChange={file}
          actions={
            isOwn &&
            upload.state !== "sending" && (
              <ResetFileButton id={id} revision={revision} name={name} hasInherited={file.hasInherited} />
            )
          }
        />
      </Box>
      <Stack gap={2} mt="auto">
        {upload.state === "sending" ? (
          <Stack align="start" gap={2}>
            <AnnouncedProgress
              label={t`${name} wird gesendet`}
              share={upload.total > 0 ? upload.sent / upload.total : 0}
            />
            <Button size="sm" onClick={cancel}>
              <Trans>Abbrechen</Trans>
            </Button>
          </Stack>
        ) : (
          <Flex wrap="wrap" align="center" gap={2}>
            <FileDrop
              isInline
              label={
                mediaType ? (
                  <Trans>
                    <span className="visually-hidden">{name}: </span>Ersetzen
                  </Trans>
                ) : (
                  <Trans>
                    <span className="visually-hidden">{name}: </span>Hochladen
                  </Trans>
                )
              }
              accept={file.allowedMediaTypes.join(",")}
              describedBy={failure ? `${ids}-problem ${ids}-hint` : `${ids}-hint`}
              isInvalid={failure !== null}
              onChoose={(chosen) => void choose(chosen)}
            >
              <Trans>oder hierher ziehen</Trans>
            </FileDrop>
            {mediaType && <DownloadButton id={id} name={name} />}
          </Flex>
        )}
        {failure && <FileProblem id={`${ids}-problem`} failure={failure} />}
        <Text id={`${ids}-hint`} textStyle="xs" color="fg.muted">
          <Trans>
            {types}, höchstens {maxSize}
          </Trans>
          {maxWidth && maxHeight && (
            <>
              {" "}
              <Trans>
                und {maxWidth} × {maxHeight} Pixel
              </Trans>
            </>
          )}
        </Text>
      </Stack>
      <ConfirmDialog
        open={fileToConfirm !== null}
        isExpected={isOwn}
        title={t`${name} ersetzen`}
        confirmLabel={t`Ersetzen`}
        onConfirm={() => fileToConfirm && void store(fileToConfirm)}
        onClose={() => setFileToConfirm(null)}
      >
        <Trans>
          „{chosenName}“ ersetzt die eigene Datei sofort. Gleich danach können Sie das rückgängig machen.
        </Trans>
      </ConfirmDialog>
    </Card>
  );
}
