import { Button, chakra, IconButton, Text } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import {
  fetchQuery,
  graphql,
  useFragment,
  usePaginationFragment,
  useRelayEnvironment,
} from "react-relay/hooks";
import { pageSize } from "#domain/limits";
import type { Failure } from "#i18n/errorMessages";
import { formatDateTime } from "#i18n/formats";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useFormats } from "#i18n/useFormats";
import { ApiError } from "#relay/apiError";
import { toFailure } from "#relay/failure";
import { useCan } from "#session/useSession";
import { Icon } from "#ui/Icon";
import { startDownload } from "#ui/startDownload";
import type { FilesSection_file$key } from "./__generated__/FilesSection_file.graphql";
import type { FilesSection_process$key } from "./__generated__/FilesSection_process.graphql";
import type { FilesSectionDownloadQuery } from "./__generated__/FilesSectionDownloadQuery.graphql";
import type { FilesSectionPaginationQuery } from "./__generated__/FilesSectionPaginationQuery.graphql";
import { DetailSection } from "./DetailLayout";

const filesFragment = graphql`
  fragment FilesSection_process on Process
  @throwOnFieldError
  @refetchable(queryName: "FilesSectionPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
    erasedAt
    files(first: $count, after: $cursor) @connection(key: "FilesSection_files") {
      totalCount
      edges {
        node {
          id
          ...FilesSection_file
        }
      }
    }
  }
`;

/** Fetched on click, since download links expire. */
const downloadQuery = graphql`
  query FilesSectionDownloadQuery($id: ID!) @throwOnFieldError {
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

const Files = chakra("ul", {
  base: {
    "& > li": {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: 2,
      py: 1,
      borderBottom: "1px solid {colors.border.muted}",
    },
    "& > li > div": { minW: 0, overflowWrap: "anywhere" },
    "& small": { display: "block", color: "fg.muted", textStyle: "xs" },
  },
});

/** Files of a process, latest first; renders nothing without permission to read them. */
export function FilesSection({ process }: { readonly process: FilesSection_process$key }) {
  const { t } = useLingui();
  const mayRead = useCan("processing_engine_files");
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    FilesSectionPaginationQuery,
    FilesSection_process$key
  >(filesFragment, process);
  // A notice at the top says that they are erased.
  if (!mayRead || data.erasedAt) return null;
  const files = data.files?.edges.map(({ node }) => node) ?? [];
  const more = (data.files?.totalCount ?? 0) - files.length;
  return (
    <DetailSection title={<Trans>Dateien</Trans>}>
      {files.length === 0 ? (
        <Text color="fg.muted">
          <Trans>Keine Dateien.</Trans>
        </Text>
      ) : (
        <Files aria-label={t`Dateien, die neuesten zuerst`}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} />
          ))}
        </Files>
      )}
      {hasNext && (
        <Button
          size="sm"
          variant="ghost"
          aria-disabled={isLoadingNext || undefined}
          onClick={() => !isLoadingNext && loadNext(pageSize)}
        >
          <Plural value={more} one="# weitere Datei" other="# weitere Dateien" />
        </Button>
      )}
    </DetailSection>
  );
}

/** A file of a process with its download button. */
function FileRow({ file }: { readonly file: FilesSection_file$key }) {
  const { t } = useLingui();
  const { fileSize } = useFormats();
  const errorMessage = useErrorMessage();
  const environment = useRelayEnvironment();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { id, fileName, byteSize, mediaType, uploadedAt, uploadedBy } = useFragment(
    graphql`
      fragment FilesSection_file on ProcessFile @throwOnFieldError {
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
  const size = fileSize(byteSize);
  const by = uploadedBy.username;

  async function download() {
    setBusy(true);
    setFailure(null);
    try {
      const data = await fetchQuery<FilesSectionDownloadQuery>(environment, downloadQuery, {
        id,
      }).toPromise();
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
