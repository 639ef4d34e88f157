import { Box, Button, Flex, Grid, Heading, Stack, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { pictureMaxBytes, pictureMaxSide } from "#domain/limits";
import { useLeaveGuard } from "#forms/useLeaveGuard";
import { useUpload } from "#relay/useUpload";
import { useAnnounce } from "#ui/ui";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { Icon } from "#ui/Icon";
import { FileDrop } from "#ui/upload/FileDrop";
import { AnnouncedProgress } from "#ui/upload/AnnouncedProgress";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import type { PictureSectionUploadMutation } from "./__generated__/PictureSectionUploadMutation.graphql";
import type { PictureSection_commune$key } from "./__generated__/PictureSection_commune.graphql";
import { checkPicture, type ChosenPicture } from "./checkPicture";
import { PictureProblem } from "./PictureProblem";
import { RemovePictureButton } from "./RemovePictureButton";

const uploadMutation = graphql`
  mutation PictureSectionUploadMutation($input: UploadCommunePictureInput!) {
    uploadCommunePicture(input: $input) {
      commune {
        ...PictureSection_commune
        # All that the revision guards: a form beside would take its old values for current ones.
        ...MasterDataForm_commune
        ...AtAGlance_commune
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const pictureFragment = graphql`
  fragment PictureSection_commune on Commune @throwOnFieldError {
    ags
    name
    revision
    picture {
      url
      width
      height
    }
  }
`;

const quiet = { textStyle: "sm", color: "fg.muted", overflowWrap: "anywhere" } as const;

interface PictureSectionProps {
  readonly commune: PictureSection_commune$key;
}

/** The picture of a commune. A chosen file is previewed before it is uploaded. */
export function PictureSection({ commune }: PictureSectionProps) {
  const announce = useAnnounce();
  const { t } = useLingui();
  const { ags, name, revision, picture } = useFragment(pictureFragment, commune);
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const { upload, send, refuse, cancel, reset } = useUpload<PictureSectionUploadMutation>(uploadMutation);
  const hintId = useId();
  const problemId = useId();
  const section = useRestoreFocus(
    [upload.state, chosen ? "chosen" : "", picture ? "stored" : ""].join(),
    nextFocus,
  );
  const failure = upload.state === "refused" ? upload.failure : null;

  async function choose(file: File) {
    reset();
    setChosen(null);
    const checked = await checkPicture(file);
    if (checked.failure) refuse(checked.failure);
    else setChosen(checked.picture);
  }

  async function save(next: ChosenPicture) {
    if (!(await send(next.file, { input: { ags, revision, file: null } }))) return;
    setChosen(null);
    announce(t`Bild gespeichert`);
  }

  const shown = chosen ?? picture;
  const megabytes = pictureMaxBytes / 1_048_576;
  return (
    <Box as="section" mt={7} ref={section} aria-labelledby={`${hintId}-title`}>
      <Heading id={`${hintId}-title`} tabIndex={-1}>
        <Trans>Bild der Kommune</Trans>
      </Heading>
      <LeavePicture isPending={chosen !== null} onGiveUp={() => setChosen(null)} />
      <Flex wrap="wrap" gap={4} mt={2}>
        <Grid
          flex="none"
          placeItems="center"
          boxSize={chosen ? "160px" : "96px"}
          overflow="hidden"
          border="1px solid"
          borderColor={chosen ? "accent.solid" : "border"}
          borderRadius="md"
          bg="bg.muted"
          color="fg.subtle"
          css={{ "& img": { boxSize: "full", objectFit: "contain" } }}
        >
          {shown ? (
            <img
              src={shown.url}
              width={shown.width}
              height={shown.height}
              alt={chosen ? t`Vorschau des neuen Bildes` : t`Bild von ${name}`}
            />
          ) : (
            <Icon name="communes" size={32} />
          )}
        </Grid>
        <Stack flex="1 1 280px" gap={2} minW={0}>
          {upload.state === "sending" ? (
            <Stack align="start" gap={2} maxW="360px">
              <AnnouncedProgress
                label={t`Bild wird gesendet`}
                share={upload.total > 0 ? upload.sent / upload.total : 0}
              />
              <Button size="sm" onClick={cancel}>
                <Trans>Abbrechen</Trans>
              </Button>
            </Stack>
          ) : (
            <>
              {chosen && (
                <Text {...quiet} css={{ "& b": { color: "fg", fontWeight: "medium" } }}>
                  <Trans>
                    <b>{chosen.file.name}</b> · {chosen.width} × {chosen.height} Pixel. Noch nicht
                    gespeichert.
                  </Trans>
                </Text>
              )}
              <Flex wrap="wrap" align="center" gap={2}>
                {chosen && (
                  <>
                    <Button variant="solid" onClick={() => void save(chosen)}>
                      <Trans>Bild speichern</Trans>
                    </Button>
                    <Button onClick={() => setChosen(null)}>
                      <Trans>Verwerfen</Trans>
                    </Button>
                  </>
                )}
                <FileDrop
                  isInline
                  label={
                    chosen ? (
                      <Trans>Anderes Bild wählen</Trans>
                    ) : picture ? (
                      <Trans>Bild ersetzen</Trans>
                    ) : (
                      <Trans>Bild wählen</Trans>
                    )
                  }
                  accept="image/png,image/jpeg,image/webp"
                  describedBy={failure ? `${problemId} ${hintId}` : hintId}
                  isInvalid={failure !== null}
                  onChoose={(file) => void choose(file)}
                >
                  <Trans>oder hierher ziehen</Trans>
                </FileDrop>
                {picture && !chosen && <RemovePictureButton ags={ags} revision={revision} name={name} />}
              </Flex>
            </>
          )}
          {failure && <PictureProblem id={problemId} failure={failure} />}
          <Text {...quiet} id={hintId}>
            <Trans>
              PNG, JPEG oder WebP, höchstens {pictureMaxSide} × {pictureMaxSide} Pixel und {megabytes}
              &nbsp;MB.
            </Trans>
          </Text>
        </Stack>
      </Flex>
    </Box>
  );
}

/** Element to focus: the button that chooses a file, or the heading during the upload. */
const nextFocus = (section: HTMLElement) =>
  section.querySelector<HTMLElement>("[data-part=trigger]") ?? section.querySelector("h2");

interface LeavePictureProps {
  /** Whether a chosen picture is not stored yet. */
  readonly isPending: boolean;
  readonly onGiveUp: () => void;
}

/** Asks before an unsaved picture is lost. */
function LeavePicture({ isPending, onGiveUp }: LeavePictureProps) {
  const hasUnsaved = useCallback(() => isPending, [isPending]);
  const question = useLeaveGuard({ hasUnsaved, isDialog: false, onGiveUp });
  return (
    <ConfirmDialog
      open={question.isAsked}
      isExpected={isPending}
      tone="danger"
      title={<Trans>Nicht gespeichertes Bild</Trans>}
      cancelLabel={<Trans>Weiter bearbeiten</Trans>}
      confirmLabel={<Trans>Seite verlassen</Trans>}
      onConfirm={question.leave}
      onClose={question.stay}
    >
      <Trans>Das gewählte Bild ist nicht gespeichert und geht verloren.</Trans>
    </ConfirmDialog>
  );
}
