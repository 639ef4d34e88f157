import { chakra } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { useErrorMessage } from "#i18n/useErrorMessage";
import type { Failure } from "#i18n/errorMessages";
import { Button } from "#ui/Button";
import { Notice } from "#ui/Notice";
import type { Problems } from "./formContext";
import { DraftNotice } from "./DraftNotice";
import { TextButton } from "./fields/controls";
import { MergedNotice } from "./MergedNotice";
import type { ValuesOf } from "./formValues";
import { NoticeActions } from "./noticeActions";
import type { DraftOffer } from "./useDraft";
import type { Conflict } from "./useSaving";

const Notices = chakra("div", {
  base: { display: "flex", flexDirection: "column", gap: 2, "&:empty": { display: "none" } },
});

const FaultList = chakra("ul", { base: { mt: 1, "& li + li": { mt: 0.5 } } });

interface FormNoticesProps<Values> {
  readonly offer: DraftOffer;
  readonly failures: readonly Failure[];
  readonly merged: Conflict<Values> | null;
  /** What keeps the values from being saved, once that was tried. */
  readonly problems: Problems;
  readonly labels: Readonly<Record<string, string>>;
  /** Tries to save once more, which shows both versions. */
  readonly onCompare: () => void;
  readonly onField: (name: string) => void;
}

/** Above the fields: what happened to them, and what is wrong. */
export function FormNotices<Values extends ValuesOf<Values>>(props: FormNoticesProps<Values>) {
  const { offer, failures, merged, problems, labels, onField } = props;
  return (
    <Notices>
      {offer.draft && <DraftNotice offer={offer} at={offer.draft.at} />}
      {merged && <MergedNotice conflict={merged} labels={labels} />}
      <FailureList failures={failures} onCompare={props.onCompare} />
      <Summary problems={problems} labels={labels} onField={onField} />
    </Notices>
  );
}

interface FailureListProps {
  readonly failures: readonly Failure[];
  readonly onCompare: () => void;
}

function FailureList({ failures, onCompare }: FailureListProps) {
  const errorMessage = useErrorMessage();
  return failures.map((failure) => (
    <Notice key={`${failure.at}:${failure.code}`} tone="error" role="alert">
      <p>{errorMessage(failure)}</p>
      {failure.code === "conflict" ? (
        <NoticeActions>
          <Button size="sm" onClick={onCompare}>
            <Trans>Fassungen vergleichen</Trans>
          </Button>
        </NoticeActions>
      ) : (
        <p>
          <Trans>Ihre Eingaben sind noch da.</Trans>
        </p>
      )}
    </Notice>
  ));
}

interface SummaryProps {
  readonly problems: Problems;
  readonly labels: Readonly<Record<string, string>>;
  readonly onField: (name: string) => void;
}

/** Links to the fields at fault. The focus is at the first of them already, so only the count is spoken. */
function Summary({ problems, labels, onField }: SummaryProps) {
  const errorMessage = useErrorMessage();
  const faults = Object.entries(problems);
  if (faults.length === 0) return null;
  return (
    <Notice tone="error">
      <p role="alert">
        <Plural
          value={faults.length}
          one="# Feld braucht eine Korrektur"
          other="# Felder brauchen eine Korrektur"
        />
      </p>
      <FaultList>
        {faults.map(([name, problem]) => (
          <li key={name}>
            <TextButton type="button" onClick={() => onField(name)}>
              {labels[name] ?? name}: {errorMessage(problem)}
            </TextButton>
          </li>
        ))}
      </FaultList>
    </Notice>
  );
}
