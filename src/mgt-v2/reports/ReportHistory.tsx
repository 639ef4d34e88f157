import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { reportVersionsMax } from "#domain/reports/serviceReports";
import { formatDateTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { Status } from "#ui/Status";
import type { ReportHistory_report$key } from "./__generated__/ReportHistory_report.graphql";
import { DownloadButton } from "./DownloadButton";
import { actionLabels } from "./reportLabels";
import { RestoreVersionButton } from "./RestoreVersionButton";

const reportFragment = graphql`
  fragment ReportHistory_report on ServiceReport @throwOnFieldError {
    id
    report
    revision
    own {
      fileName
    }
    inherited {
      fileName
      byteSize
    }
    versions {
      id
      action
      fileName
      byteSize
      savedAt
      savedBy {
        username
      }
      isCurrent
    }
  }
`;

const Version = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: 4,
    minH: 11,
    py: 1,
    borderTop: "1px solid {colors.border.muted}",
    textStyle: "sm",
  },
});

/** Versions of own templates, latest first, and the inherited template that they replace. */
export function ReportHistory({ report: key }: { readonly report: ReportHistory_report$key }) {
  const { t, i18n } = useLingui();
  const { fileSize } = useFormats();
  const { id, report, revision, own, inherited, versions } = useFragment(reportFragment, key);
  return (
    <>
      <ul>
        {versions.map((version) => {
          const { action, fileName, byteSize, isCurrent } = version;
          const at = formatDateTime(version.savedAt);
          const by = version.savedBy.username;
          const name = actionLabels[action];
          return (
            <Version key={version.id}>
              <Box minW={0} flex="1 1 260px" overflowWrap="anywhere">
                <Text>
                  <b>{name ? i18n._(name) : action}</b>{" "}
                  <Trans>
                    am {at} von {by}
                  </Trans>{" "}
                  {isCurrent && (
                    <Status tone="success">
                      <Trans>Gilt jetzt</Trans>
                    </Status>
                  )}
                </Text>
                {fileName && typeof byteSize === "number" && (
                  <Text textStyle="xs" color="fg.muted">
                    {fileName} · {fileSize(byteSize)}
                  </Text>
                )}
              </Box>
              {fileName && (
                <Flex wrap="wrap" gap={1} ms={{ base: -3, sm: 0 }}>
                  <DownloadButton id={version.id} file="version" name={t`${fileName} vom ${at}`} />
                  {!isCurrent && (
                    <RestoreVersionButton
                      version={{ id: version.id, fileName, at }}
                      report={report}
                      revision={revision}
                    />
                  )}
                </Flex>
              )}
            </Version>
          );
        })}
        {own && inherited && (
          <Version>
            <Box minW={0} flex="1 1 260px" overflowWrap="anywhere">
              <b>
                <Trans>Vorlage des Dienstes</Trans>
              </b>
              <Text textStyle="xs" color="fg.muted">
                {inherited.fileName} · {fileSize(inherited.byteSize)}
              </Text>
            </Box>
            <DownloadButton id={id} file="inherited" name={t`Vorlage des Dienstes`} />
          </Version>
        )}
      </ul>
      {versions.length >= reportVersionsMax && (
        <Text textStyle="xs" color="fg.muted">
          <Trans>Gezeigt werden die letzten {reportVersionsMax} Fassungen.</Trans>
        </Text>
      )}
    </>
  );
}
