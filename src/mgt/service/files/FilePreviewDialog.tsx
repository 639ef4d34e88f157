import { Box, Button, chakra, Skeleton, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { useBrowser } from "#browser/browser";
import { ApiError } from "#relay/apiError";
import { RequestFailure } from "#relay/RequestFailure";
import { Delayed } from "#ui/Delayed";
import { Dialog } from "#ui/Dialog";
import { ErrorState } from "#ui/ErrorState";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import { useMediaQuery } from "#ui/useMediaQuery";
import type { FilePreviewDialogQuery } from "./__generated__/FilePreviewDialogQuery.graphql";
import { DownloadButton } from "./DownloadButton";

/** Fetched when the dialog opens, since links of previews expire. */
const previewQuery = graphql`
  query FilePreviewDialogQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on PredefinedFile {
        preview {
          url
        }
      }
      ... on ServiceFile {
        preview {
          url
        }
      }
    }
  }
`;

/** Fills the viewport except for the title and the buttons of the dialog. */
const Viewer = chakra("iframe", {
  base: { display: "block", w: "full", h: "calc(100dvh - 240px)", minH: "240px", border: 0 },
});

interface FilePreviewDialogProps {
  readonly id: string;
  /** Of the file. */
  readonly name: string;
  readonly onClose: () => void;
}

/** A PDF in the browser's viewer, or a hint where the browser has none. */
export function FilePreviewDialog({ id, name, onClose }: FilePreviewDialogProps) {
  const { t } = useLingui();
  const showsPdfs = useShowsPdfs();
  return (
    <Dialog
      width={showsPdfs ? "full" : "normal"}
      title={t`Vorschau: ${name}`}
      onCancel={onClose}
      footer={
        <>
          <DownloadButton id={id} name={name} />
          <Button onClick={onClose}>
            <Trans>Schließen</Trans>
          </Button>
        </>
      }
    >
      {showsPdfs ? (
        <Preview id={id} name={name} />
      ) : (
        <Text>
          <Trans>
            Dieser Browser kann PDF-Dateien hier nicht anzeigen. Laden Sie die Datei herunter, um sie zu
            öffnen.
          </Trans>
        </Text>
      )}
    </Dialog>
  );
}

/** Whether the browser shows PDFs in a frame. Browsers of phones and tablets show nothing or only the first page. */
function useShowsPdfs(): boolean {
  const isHandheld = useMediaQuery("(hover: none) and (pointer: coarse)");
  return navigator.pdfViewerEnabled && !isHandheld;
}

type PreviewState =
  | { readonly kind: "loading" | "missing" }
  | { readonly kind: "shown"; readonly url: string }
  | { readonly kind: "failed"; readonly error: unknown };

function Preview(file: Pick<FilePreviewDialogProps, "id" | "name">) {
  const [attempt, setAttempt] = useState(0);
  const part = useRestoreFocus(String(attempt));
  return (
    <Box ref={part} tabIndex={-1} outline={0}>
      <Attempt key={attempt} {...file} onRetry={() => setAttempt(attempt + 1)} />
    </Box>
  );
}

interface AttemptProps extends Pick<FilePreviewDialogProps, "id" | "name"> {
  readonly onRetry: () => void;
}

function Attempt({ id, name, onRetry }: AttemptProps) {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const { fetch } = useBrowser();
  const [preview, setPreview] = useState<PreviewState>({ kind: "loading" });
  useEffect(() => {
    let isGone = false;
    const settle = (state: PreviewState) => {
      if (!isGone) setPreview(state);
    };
    openPreview(environment, fetch, id).then(settle, (error: unknown) => settle({ kind: "failed", error }));
    return () => {
      isGone = true;
    };
  }, [environment, fetch, id]);

  if (preview.kind === "shown") return <Viewer src={preview.url} title={t`Inhalt von ${name}`} />;
  if (preview.kind === "failed") return <RequestFailure error={preview.error} level="h2" onRetry={onRetry} />;
  if (preview.kind === "missing") {
    return (
      <ErrorState
        title={<Trans>Diese Datei kann nicht angezeigt werden.</Trans>}
        actions={
          <Button variant="solid" onClick={onRetry}>
            <Trans>Erneut versuchen</Trans>
          </Button>
        }
      >
        <Trans>
          Vielleicht wurde sie inzwischen entfernt oder ersetzt. Versuchen Sie es noch einmal; hilft das
          nicht, schließen Sie die Vorschau und laden Sie die Seite neu.
        </Trans>
      </ErrorState>
    );
  }
  return (
    <Delayed>
      <Skeleton height="240px" />
    </Delayed>
  );
}

/** Fetches a link to the preview and checks it, since frames do not report failed loads. */
async function openPreview(
  environment: Environment,
  fetch: typeof globalThis.fetch,
  id: string,
): Promise<PreviewState> {
  const data = await fetchQuery<FilePreviewDialogQuery>(environment, previewQuery, { id }).toPromise();
  const url = data?.node?.preview?.url;
  if (url === undefined) return { kind: "missing" };
  const response = await fetch(url, { method: "HEAD" }).catch((cause: unknown) => {
    throw new ApiError("unreachable", {}, { cause });
  });
  return response.ok ? { kind: "shown", url } : { kind: "missing" };
}
