import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ApiError } from "#relay/apiError";
import { toFailure } from "#relay/failure";
import { startDownload } from "#ui/startDownload";
import { useToast } from "#ui/ui";
import type { useReportDownloadQuery } from "./__generated__/useReportDownloadQuery.graphql";

/** Fetched on click, since download links expire. */
const downloadQuery = graphql`
  query useReportDownloadQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on ServiceReport {
        own {
          download {
            url
            fileName
          }
          preview {
            url
            fileName
          }
        }
        inherited {
          download {
            url
            fileName
          }
          preview {
            url
            fileName
          }
        }
      }
      ... on ReportTemplateVersion {
        download {
          url
          fileName
        }
      }
    }
  }
`;

/** Which file of a report, or the file of a version. */
export type ReportFile = keyof typeof files;

type Answer = useReportDownloadQuery["response"]["node"] | undefined;

const files = {
  own: (node: Answer) => node?.own?.download,
  ownPreview: (node: Answer) => node?.own?.preview,
  inherited: (node: Answer) => node?.inherited?.download,
  inheritedPreview: (node: Answer) => node?.inherited?.preview,
  version: (node: Answer) => node?.download,
};

/** Downloads files of reports and of versions by their node ids. */
export function useReportDownload() {
  const environment = useRelayEnvironment();
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const [isBusy, setBusy] = useState(false);

  async function download(id: string, file: ReportFile) {
    if (isBusy) return;
    setBusy(true);
    try {
      const data = await fetchQuery<useReportDownloadQuery>(environment, downloadQuery, { id }).toPromise();
      const found = files[file](data?.node);
      if (!found) throw new ApiError("file_download_error");
      startDownload(found);
    } catch (error) {
      toast({ tone: "error", text: errorMessage(toFailure(error)) });
    }
    setBusy(false);
  }

  return { isBusy, download };
}
