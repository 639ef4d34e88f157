import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from "react-relay/hooks";
import { payloadFailure } from "#relay/failure";
import { ProblemFooter, problemsPage } from "#mgt/imports/importParts";
import { ProblemTable } from "#mgt/imports/ProblemTable";
import { DownloadLink } from "#session/DownloadLink";
import type { ImportProblemsFileQuery } from "./__generated__/ImportProblemsFileQuery.graphql";
import type { ImportProblems_import$key } from "./__generated__/ImportProblems_import.graphql";

const fileQuery = graphql`
  query ImportProblemsFileQuery($id: ID!, $language: Language!) @throwOnFieldError {
    node(id: $id) {
      ... on ImportPreview {
        problemFile(language: $language) {
          url
          fileName
        }
      }
    }
  }
`;

interface ImportProblemsProps {
  readonly preview: ImportProblems_import$key;
}

/** All problems of the rows, paginated and as a download. */
export function ImportProblems({ preview }: ImportProblemsProps) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment(
    graphql`
      fragment ImportProblems_import on ImportPreview
      @throwOnFieldError
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "ImportProblemsPageQuery") {
        id
        germanFile: problemFile(language: DE) {
          url
          fileName
        }
        englishFile: problemFile(language: EN) {
          url
          fileName
        }
        problems(first: $count, after: $cursor) @connection(key: "ImportProblems_problems") {
          totalCount
          edges {
            node {
              line
              column
              columnName
              value
              error {
                ...userError_error @relay(mask: false)
              }
            }
          }
        }
      }
    `,
    preview,
  );
  const { i18n } = useLingui();
  const file = i18n.locale === "en" ? data.englishFile : data.germanFile;
  const environment = useRelayEnvironment();
  const reloadFile = async () => {
    const variables = { id: data.id, language: i18n.locale === "en" ? "EN" : "DE" } as const;
    const answer = fetchQuery<ImportProblemsFileQuery>(environment, fileQuery, variables);
    return (await answer.toPromise())?.node?.problemFile;
  };
  const [begin, setBegin] = useState(0);
  const { totalCount, edges } = data.problems;
  if (totalCount === 0) return null;
  const shown = edges.slice(begin, begin + problemsPage);
  const end = begin + shown.length;

  function show(wanted: number) {
    if (wanted < edges.length) setBegin(wanted);
    else loadNext(problemsPage, { onComplete: (error) => error ?? setBegin(wanted) });
  }

  return (
    <div>
      <ProblemTable problems={shown.map(({ node }) => ({ ...node, failure: payloadFailure(node.error) }))} />
      <ProblemFooter begin={begin} end={end} total={totalCount} isLoading={isLoadingNext} onBegin={show}>
        {file && (
          <DownloadLink file={file} reload={reloadFile}>
            <Trans>Fehler als CSV herunterladen</Trans>
          </DownloadLink>
        )}
      </ProblemFooter>
    </div>
  );
}
