import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { pictureMaxBytes, pictureMaxSide } from "#domain/limits";
import { useUpload } from "#relay/useUpload";
import { useAnnounce } from "#ui/ui";
import { Icon } from "#ui/Icon";
import { FileDrop } from "#ui/upload/FileDrop";
import { Progress } from "#ui/upload/Progress";
import type { PictureSectionUploadMutation } from "./__generated__/PictureSectionUploadMutation.graphql";
import type { PictureSection_commune$key } from "./__generated__/PictureSection_commune.graphql";
import { checkPicture, type ChosenPicture } from "./checkPicture";
import { LeavePicture } from "./LeavePicture";
import "./picture.css";
import { PictureProblem } from "./PictureProblem";
import { RemovePictureButton } from "./RemovePictureButton";
import { useKeptFocus } from "./useKeptFocus";

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
  fragment PictureSection_commune on Commune {
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

interface PictureSectionProps {
  readonly commune: PictureSection_commune$key;
}

/** The picture of a commune: chosen, looked at as it is, then sent; or removed. */
export function PictureSection({ commune }: PictureSectionProps) {
  const announce = useAnnounce();
  const { t } = useLingui();
  const { ags, name, revision, picture } = useFragment(pictureFragment, commune);
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const { upload, send, refuse, cancel, reset } = useUpload<PictureSectionUploadMutation>(uploadMutation);
  const hintId = useId();
  const problemId = useId();
  const section = useKeptFocus([upload.state, chosen ? "chosen" : "", picture ? "stored" : ""].join());
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
    <section className="picture-section" ref={section} aria-labelledby={`${hintId}-title`}>
      <h2 id={`${hintId}-title`} tabIndex={-1}>
        <Trans>Bild der Kommune</Trans>
      </h2>
      <LeavePicture isPending={chosen !== null} onGiveUp={() => setChosen(null)} />
      <div className="picture-row">
        <span className="picture-frame" data-chosen={chosen ? "" : undefined}>
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
        </span>
        <div className="picture-fields">
          {upload.state === "sending" ? (
            <div className="picture-sending">
              <Progress
                label={t`Bild wird gesendet`}
                share={upload.total > 0 ? upload.sent / upload.total : 0}
              />
              <Button size="sm" onClick={cancel}>
                <Trans>Abbrechen</Trans>
              </Button>
            </div>
          ) : (
            <>
              {chosen && (
                <p className="picture-chosen">
                  <Trans>
                    <b>{chosen.file.name}</b> · {chosen.width} × {chosen.height} Pixel. Noch nicht
                    gespeichert.
                  </Trans>
                </p>
              )}
              <div className="picture-actions">
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
              </div>
            </>
          )}
          {failure && <PictureProblem id={problemId} failure={failure} />}
          <p className="picture-hint" id={hintId}>
            <Trans>
              PNG, JPEG oder WebP, höchstens {pictureMaxSide} × {pictureMaxSide} Pixel und {megabytes}
              &nbsp;MB.
            </Trans>
          </p>
        </div>
      </div>
    </section>
  );
}
