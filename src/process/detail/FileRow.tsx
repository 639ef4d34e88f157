import { IconButton, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useFormats } from "#i18n/useFormats";
import { ApiError } from "#relay/apiError";
import type { Failure } from "#i18n/errorMessages";
import { toFailure } from "#relay/failure";
import { Icon } from "#ui/Icon";
import { startDownload } from "#ui/startDownload";
import type { FileRow_file$key } from "./__generated__/FileRow_file.graphql";
import type { FileRowDownloadQuery } from "./__generated__/FileRowDownloadQuery.graphql";

/** Fetched on click, since download links expire. */
const downloadQuery = graphql`
  query FileRowDownloadQuery($id: ID!) {
    node(id: $id) {
      ... on ProcessFile {
        download {
          url
          fileName
        }
      }
    }
  }
`;

/** Formats a file size, such as 1 KB or 3,2 MB. */
function sizeOf(bytes: number, number: (value: number) => string): string {
  if (bytes < 1_048_576) return `${number(Math.ceil(bytes / 1_024))} KB`;
  return `${number(Math.round((bytes / 1_048_576) * 10) / 10)} MB`;
}

interface FileRowProps {
  readonly file: FileRow_file$key;
}

/** A file of a process with its download button. */
export function FileRow({ file }: FileRowProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const errorMessage = useErrorMessage();
  const environment = useRelayEnvironment();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { id, fileName, byteSize, mediaType, uploadedAt, uploadedBy } = useFragment(
    graphql`
      fragment FileRow_file on ProcessFile {
        id
        fileName
        byteSize
        mediaType
        uploadedAt
        uploadedBy {
          username
        }
      }
    `,
    file,
  );
  const at = formatDateTime(uploadedAt);
  const size = sizeOf(byteSize, number);
  const by = uploadedBy.username;

  async function download() {
    setBusy(true);
    setFailure(null);
    try {
      const data = await fetchQuery<FileRowDownloadQuery>(environment, downloadQuery, { id }).toPromise();
      const found = data?.node?.download;
      if (!found) throw new ApiError("not_found");
      startDownload(found);
    } catch (error) {
      setFailure(toFailure(error));
    }
    setBusy(false);
  }

  return (
    <li>
      <div>
        <span data-tooltip={mediaType}>{fileName}</span>
        <small>
          <Trans>
            {size} · von {by} am {at}
          </Trans>
        </small>
        {failure && (
          <Text color="status.error.fg" role="alert">
            {errorMessage(failure)}
          </Text>
        )}
      </div>
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={t`${fileName} herunterladen`}
        data-tooltip={t`Herunterladen`}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && void download()}
      >
        <Icon name="download" />
      </IconButton>
    </li>
  );
}
