import { Box, Flex } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { pathOf } from "#domain/resources/resourceSchemas";
import { Version, VersionList } from "#mgt/service/versions/VersionsDialog";
import { BusyButton } from "#ui/BusyButton";
import { CodeDiff } from "#ui/code/CodeDiff";
import { DoneBy } from "#ui/DoneBy";
import { SegmentedControl } from "#ui/SegmentedControl";
import type {
  ResourceVersions_resource$data,
  ResourceVersions_resource$key,
} from "./__generated__/ResourceVersions_resource.graphql";
import type { ResourceVersionsPageQuery } from "./__generated__/ResourceVersionsPageQuery.graphql";

/** Versions loaded at a time. */
const pageSize = 20;

/** The version to restore. */
export interface ChosenVersion {
  readonly id: string;
  readonly revision: number;
}

/** Document with which each version is compared. */
type Comparison = "previous" | "current";

type StoredVersion = ResourceVersions_resource$data["versions"]["edges"][number]["node"];

interface ResourceVersionsProps {
  readonly resource: ResourceVersions_resource$key;
  readonly onRestore: (version: ChosenVersion) => void;
}

/** The current document and its earlier versions, latest first, with their differences. */
export function ResourceVersions({ resource, onRestore }: ResourceVersionsProps) {
  const { t } = useLingui();
  const [comparison, setComparison] = useState<Comparison>("previous");
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ResourceVersionsPageQuery,
    ResourceVersions_resource$key
  >(
    graphql`
      fragment ResourceVersions_resource on Resource
      @throwOnFieldError
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "ResourceVersionsPageQuery") {
        yaml
        revision
        changedSecrets
        comment
        updatedAt
        updatedBy {
          username
        }
        versions(first: $count, after: $cursor) @connection(key: "ResourceVersions_versions") {
          edges {
            cursor
            node {
              id
              revision
              yaml
              changedSecrets
              comment
              savedAt
              savedBy {
                username
              }
            }
          }
        }
      }
    `,
    resource,
  );
  const versions = data.versions.edges.map(({ node }) => node);
  const current = { name: t`Jetziger Stand`, yaml: data.yaml };
  const nameOf = ({ revision }: StoredVersion) => t`Fassung ${revision}`;
  return (
    <>
      {versions.length > 0 && (
        <Flex>
          <SegmentedControl<Comparison>
            label={t`Unterschied zu`}
            choices={[
              { value: "previous", label: <Trans>zur Fassung davor</Trans> },
              { value: "current", label: <Trans>zum jetzigen Stand</Trans> },
            ]}
            chosen={[comparison]}
            onChoose={setComparison}
          />
        </Flex>
      )}
      <VersionList>
        <Version
          name={current.name}
          origin={<Origin at={data.updatedAt} user={data.updatedBy?.username} />}
          isCurrent
        >
          {data.comment !== "" && <p>{data.comment}</p>}
          <ChangedSecrets pointers={data.changedSecrets} />
          {comparison === "previous" && versions[0] && (
            <Difference before={{ name: nameOf(versions[0]), yaml: versions[0].yaml }} after={current} />
          )}
        </Version>
        {versions.map((version, position) => {
          const previous = versions[position + 1];
          const named = { name: nameOf(version), yaml: version.yaml };
          const before =
            comparison === "current" ? named : previous && { name: nameOf(previous), yaml: previous.yaml };
          return (
            <Version
              key={version.id}
              name={named.name}
              origin={<Origin at={version.savedAt} user={version.savedBy?.username} />}
              restore={{
                label: <Trans>Wiederherstellen …</Trans>,
                fullLabel: t`${named.name} wiederherstellen …`,
                onRestore: () => onRestore({ id: version.id, revision: version.revision }),
              }}
            >
              {version.comment !== "" && <p>{version.comment}</p>}
              <ChangedSecrets pointers={version.changedSecrets} />
              {before && <Difference before={before} after={comparison === "current" ? current : named} />}
            </Version>
          );
        })}
      </VersionList>
      {versions.length === 0 && (
        <p className="help">
          <Trans>Seit dem ersten Speichern wurde nichts geändert.</Trans>
        </p>
      )}
      {hasNext && (
        <BusyButton isBusy={isLoadingNext} onClick={() => loadNext(pageSize)}>
          <Trans>Frühere anzeigen</Trans>
        </BusyButton>
      )}
    </>
  );
}

function Origin({ at, user }: { readonly at: string; readonly user: string | undefined }) {
  const { t } = useLingui();
  return <DoneBy at={at} user={user ?? t`der Einrichtung`} />;
}

/** Names of changed secrets; their values are never shown. */
function ChangedSecrets({ pointers }: { readonly pointers: readonly string[] }) {
  if (pointers.length === 0) return null;
  const names = pointers.map((pointer) => pathOf(pointer).join(".")).join(", ");
  return (
    <p>
      <Trans>
        Geänderte Geheimnisse: <code>{names}</code>
      </Trans>
    </p>
  );
}

interface NamedDocument {
  readonly name: string;
  readonly yaml: string;
}

interface DifferenceProps {
  readonly before: NamedDocument;
  readonly after: NamedDocument;
}

/** A difference, computed on expanding. */
function Difference({ before, after }: DifferenceProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Trans>
          Unterschied: {before.name} → {after.name}
        </Trans>
      </summary>
      {isOpen && (
        <Box mt={1}>
          {before.yaml === after.yaml ? (
            <p className="help">
              <Trans>Der Text ist gleich.</Trans>
            </p>
          ) : (
            <CodeDiff
              layout="unified"
              before={before.yaml}
              after={after.yaml}
              beforeLabel={before.name}
              afterLabel={after.name}
            />
          )}
        </Box>
      )}
    </details>
  );
}
