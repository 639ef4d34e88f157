import { Button, chakra, Text } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { pageSize } from "#domain/limits";
import { useCan } from "#session/useSession";
import type { FilesSection_process$key } from "./__generated__/FilesSection_process.graphql";
import type { FilesSectionPaginationQuery } from "./__generated__/FilesSectionPaginationQuery.graphql";
import { DetailSection } from "./DetailLayout";
import { FileRow } from "./FileRow";

const filesFragment = graphql`
  fragment FilesSection_process on Process
  @refetchable(queryName: "FilesSectionPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
    erasedAt
    files(first: $count, after: $cursor) @connection(key: "FilesSection_files") {
      totalCount
      edges {
        node {
          id
          ...FileRow_file
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

interface FilesSectionProps {
  readonly process: FilesSection_process$key;
}

/** Files of a process, latest first; renders nothing without permission to read them. */
export function FilesSection({ process }: FilesSectionProps) {
  const { t } = useLingui();
  const mayRead = useCan("processing_engine_files");
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    FilesSectionPaginationQuery,
    FilesSection_process$key
  >(filesFragment, process);
  if (!mayRead) return null;
  const files = data.files?.edges.map(({ node }) => node) ?? [];
  const more = (data.files?.totalCount ?? 0) - files.length;
  return (
    <DetailSection title={<Trans>Dateien</Trans>}>
      {files.length === 0 ? (
        <Text color="fg.muted">
          {data.erasedAt ? <Trans>Die Dateien wurden gelöscht.</Trans> : <Trans>Keine Dateien.</Trans>}
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
