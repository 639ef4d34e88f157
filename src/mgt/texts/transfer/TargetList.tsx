import { Box, chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import { DialogQuery } from "#relay/DialogQuery";
import type { OpenedQuery } from "#relay/useDialogQuery";
import { Ags } from "#ui/Ags";
import { BusyButton } from "#ui/BusyButton";
import { Choices } from "#ui/Choices";
import { Status } from "#ui/Status";
import { useLanguageName } from "#i18n/useLanguageName";
import { AnnouncedProgress } from "#ui/upload/AnnouncedProgress";
import type { TargetList_service$key } from "./__generated__/TargetList_service.graphql";
import type { TargetListPageQuery } from "./__generated__/TargetListPageQuery.graphql";
import type { TargetListQuery } from "./__generated__/TargetListQuery.graphql";

/** Communes loaded at a time. */
const pageSize = 50;

const targetsQuery = graphql`
  query TargetListQuery($id: ID!, $filter: TextTransferTargetFilter!) @throwOnFieldError @preloadable {
    node(id: $id) {
      ...TargetList_service @arguments(filter: $filter) @alias
    }
  }
`;

const Targets = chakra(Choices, {
  base: {
    maxH: "min(36dvh, 340px)",
    overflowY: "auto",
    p: 1,
    border: "1px solid {colors.border}",
    borderRadius: "md",
    "& label > span:first-of-type": { overflowWrap: "anywhere" },
    "& label > .status": { ms: "auto", fontSize: "sm" },
    "& label:has(> .status)": { smDown: { flexWrap: "wrap", py: 1 } },
  },
});

interface TargetListProps {
  readonly opened: OpenedQuery<TargetListQuery>;
  /** Chosen languages. */
  readonly languages: readonly string[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ags: readonly string[], isChosen: boolean) => void;
}

/** Communes with the service, and a hint at those that lack selected languages. */
export function TargetList({ opened, ...list }: TargetListProps) {
  const { t } = useLingui();
  return (
    <DialogQuery
      query={targetsQuery}
      opened={opened}
      pending={<AnnouncedProgress label={t`Die Kommunen werden geladen`} share={null} />}
    >
      {({ node }) => node?.TargetList_service && <Loaded {...list} service={node.TargetList_service} />}
    </DialogQuery>
  );
}

interface LoadedProps extends Omit<TargetListProps, "opened"> {
  readonly service: TargetList_service$key;
}

function Loaded({ service, languages, chosen, onChoose }: LoadedProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const languageName = useLanguageName();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    TargetListPageQuery,
    TargetList_service$key
  >(
    graphql`
      fragment TargetList_service on CommuneService
      @throwOnFieldError
      @argumentDefinitions(
        filter: { type: "TextTransferTargetFilter" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "TargetListPageQuery") {
        textTransferTargets(filter: $filter, first: $count, after: $cursor)
          @connection(key: "TargetList_textTransferTargets") {
          totalCount
          edges {
            node {
              id
              ags
              communeName
              languages
            }
          }
        }
      }
    `,
    service,
  );
  const targets = data.textTransferTargets?.edges ?? [];
  const total = number(data.textTransferTargets?.totalCount ?? 0);
  const shown = number(targets.length);
  return (
    <>
      <Targets role="group" aria-label={t`Kommunen`} tabIndex={0}>
        {targets.length === 0 && (
          <Box as="p" p={2} color="fg.muted">
            <Trans>Keine andere Kommune mit diesem Dienst gefunden.</Trans>
          </Box>
        )}
        {targets.map(({ node }) => {
          const missing = languages.filter((language) => !node.languages.includes(language));
          const names = missing.map(languageName).join(", ");
          return (
            <label key={node.id}>
              <input
                type="checkbox"
                checked={chosen.has(node.ags)}
                onChange={({ target }) => onChoose([node.ags], target.checked)}
              />
              <span lang="de">{node.communeName}</span>
              <Ags ags={node.ags} />
              {missing.length > 0 && <Status tone="error">{t`ohne ${names}`}</Status>}
            </label>
          );
        })}
        {hasNext && (
          <BusyButton size="sm" variant="ghost" isBusy={isLoadingNext} onClick={() => loadNext(pageSize)}>
            <Trans>Weitere anzeigen</Trans>
          </BusyButton>
        )}
      </Targets>
      <Box as="p" color="fg.muted" textStyle="sm">
        <Trans>
          {shown} von {total} Kommunen mit diesem Dienst
        </Trans>
      </Box>
    </>
  );
}
