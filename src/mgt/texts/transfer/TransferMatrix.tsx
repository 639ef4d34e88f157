import { Button } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { transferPageSize } from "#domain/texts/textTransfers";
import { ImportFooter } from "#mgt/imports/ImportFrame";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { DialogQuery } from "#relay/DialogQuery";
import { useAction } from "#relay/useAction";
import type { OpenedQuery } from "#relay/useDialogQuery";
import { useMutationAsync } from "#relay/useMutationAsync";
import { DryRunNotice, ExpiredRun } from "#runs/DryRun";
import { useRunState } from "#runs/RunStatus";
import { LabelledCheckbox } from "#ui/LabelledCheckbox";
import { Notice } from "#ui/Notice";
import { AnnouncedProgress } from "#ui/upload/AnnouncedProgress";
import type { TransferMatrix_transfer$key } from "./__generated__/TransferMatrix_transfer.graphql";
import type { TransferMatrixChoicesMutation } from "./__generated__/TransferMatrixChoicesMutation.graphql";
import type {
  TransferMatrixQuery,
  TransferMatrixQuery$variables,
} from "./__generated__/TransferMatrixQuery.graphql";
import { CellLegend } from "./CellLegend";
import { MatrixPager } from "./MatrixPager";
import type { MatrixChoice } from "./MatrixRow";
import { MatrixTable } from "./MatrixTable";
import { RetriedTransfer } from "./RetriedTransfer";
import { StartTransfer, useExpiredDryRunMessage } from "./StartTransfer";

/** Texts of a page of the matrix. */
const columnsOfPage = 8;

const matrixQuery = graphql`
  query TransferMatrixQuery(
    $id: ID!
    $from: Int!
    $count: Int!
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError @preloadable {
    node(id: $id) {
      ...TransferMatrix_transfer
        @arguments(from: $from, count: $count, first: $first, after: $after, last: $last, before: $before)
        @alias
    }
  }
`;

const choicesMutation = graphql`
  mutation TransferMatrixChoicesMutation(
    $input: SaveTextTransferChoicesInput!
    $from: Int!
    $count: Int!
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    saveTextTransferChoices(input: $input) {
      transfer {
        ...TransferMatrix_transfer
          @arguments(from: $from, count: $count, first: $first, after: $after, last: $last, before: $before)
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** Query of the shown part of the matrix. */
type Part = Omit<TransferMatrixQuery$variables, "id">;

/** Variables of the first part. */
export const firstPart: Part = { from: 0, count: columnsOfPage, first: transferPageSize };

interface TransferMatrixProps {
  readonly opened: OpenedQuery<TransferMatrixQuery>;
  readonly isStale: boolean;
  /** Loads another part. */
  readonly onPart: (variables: TransferMatrixQuery$variables) => void;
  readonly onBack: () => void;
  /** Shows the result of another transfer. */
  readonly onOpen: (transferId: string) => void;
  readonly onStarted: () => void;
}

/** Third step: the dry run by commune and text, and which differing texts to overwrite. */
export function TransferMatrix({ opened, onPart, onBack, ...matrix }: TransferMatrixProps) {
  const { t } = useLingui();
  const { variables } = opened.reference;
  const { id, ...part } = variables;
  return (
    <>
      <DialogQuery
        query={matrixQuery}
        opened={opened}
        pending={<AnnouncedProgress label={t`Der Probelauf wird geladen`} share={null} />}
      >
        {({ node }) =>
          node?.TransferMatrix_transfer && (
            <Matrix
              {...matrix}
              id={id}
              part={part}
              transfer={node.TransferMatrix_transfer}
              onPart={(changed) => onPart({ ...variables, ...changed })}
            />
          )
        }
      </DialogQuery>
      <ImportFooter
        other={
          <Button variant="ghost" onClick={onBack}>
            <Trans>Zurück</Trans>
          </Button>
        }
      >
        {null}
      </ImportFooter>
    </>
  );
}

interface MatrixProps extends Pick<TransferMatrixProps, "isStale" | "onOpen" | "onStarted"> {
  readonly id: string;
  readonly part: Part;
  readonly onPart: (changed: Partial<Part>) => void;
  readonly transfer: TransferMatrix_transfer$key;
}

function Matrix({ id, part, transfer, isStale, onPart, onOpen, onStarted }: MatrixProps) {
  const { t } = useLingui();
  const data = useFragment(
    graphql`
      fragment TransferMatrix_transfer on TextTransfer
      @throwOnFieldError
      @argumentDefinitions(
        from: { type: "Int!" }
        count: { type: "Int!" }
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
      ) {
        state
        expiresAt
        isOwn
        createdBy {
          username
        }
        overwrite
        textCount
        progress {
          total
          impossible
        }
        ...StartTransfer_transfer
        ...RetriedTransfer_transfer
        ...MatrixTable_transfer
          @arguments(from: $from, count: $count, first: $first, after: $after, last: $last, before: $before)
        rows(from: $from, count: $count, first: $first, after: $after, last: $last, before: $before) {
          pageInfo {
            hasNextPage
            hasPreviousPage
            startCursor
            endCursor
          }
        }
      }
    `,
    transfer,
  );
  const commitChoices = useMutationAsync<TransferMatrixChoicesMutation>(choicesMutation);
  const { notice, run } = useAction(useExpiredDryRunMessage());
  const choose = (choice: MatrixChoice) =>
    void run(() => commitChoices({ input: { id, choices: [choice] }, ...part }));
  const { progress, textCount, overwrite, rows } = data;
  const { pageInfo } = rows;
  const firstPage = { first: transferPageSize, after: null, last: null, before: null };
  const lastText = Math.min(part.from + part.count, textCount);
  if (useRunState(data) === "EXPIRED") return <ExpiredRun />;
  return (
    <>
      <RetriedTransfer transfer={data} onOpen={onOpen} />
      <DryRunNotice expiresAt={data.expiresAt} owner={data.isOwn ? undefined : data.createdBy.username} />
      {progress.impossible > 0 && (
        <Notice tone="error">
          <Plural
            value={progress.impossible}
            one="# Kommune kann die Texte nicht erhalten; der Grund steht in ihrer Zeile."
            other="# Kommunen können die Texte nicht erhalten; der Grund steht in ihrer Zeile."
          />
        </Notice>
      )}
      <CellLegend />
      <LabelledCheckbox checked={overwrite} onCheck={(isChecked) => choose({ overwrite: isChecked })}>
        <Trans>Abweichende Texte in allen Kommunen überschreiben</Trans>
      </LabelledCheckbox>
      <MatrixPager
        label={t`Texte`}
        text={t`Texte ${part.from + 1} bis ${lastText} von ${textCount}`}
        previousLabel={t`Vorherige Texte`}
        nextLabel={t`Nächste Texte`}
        onPrevious={
          part.from > 0 ? () => onPart({ from: Math.max(0, part.from - columnsOfPage) }) : undefined
        }
        onNext={lastText < textCount ? () => onPart({ from: part.from + columnsOfPage }) : undefined}
      />
      <MatrixTable transfer={data} part={part} isStale={isStale} onChoose={choose} />
      {(pageInfo.hasNextPage || pageInfo.hasPreviousPage) && (
        <MatrixPager
          label={t`Kommunen`}
          text={t`${plural(progress.total, { one: "# Kommune", other: "# Kommunen" })} in allen`}
          previousLabel={t`Vorherige Kommunen`}
          nextLabel={t`Nächste Kommunen`}
          onPrevious={
            pageInfo.hasPreviousPage
              ? () =>
                  onPart({ first: null, after: null, last: transferPageSize, before: pageInfo.startCursor })
              : undefined
          }
          onNext={
            pageInfo.hasNextPage ? () => onPart({ ...firstPage, after: pageInfo.endCursor }) : undefined
          }
        />
      )}
      {notice && <ActionNoticeView notice={notice} />}
      <StartTransfer transfer={data} onStarted={onStarted} />
    </>
  );
}
