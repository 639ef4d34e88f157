import { Button, chakra, Flex, Stack } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useEffect, useState, type ReactNode } from "react";
import { calendarDayOf } from "#domain/calendarDays";
import { outageNoticeMs } from "#domain/timings";
import { formatDateTime } from "#i18n/formats";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { isOutage } from "#relay/apiError";
import type { Failure } from "#i18n/errorMessages";
import { useNetwork } from "#relay/network";
import { waitUntilReachable } from "#session/waitUntilReachable";
import { Notice } from "#ui/Notice";
import { TextButton } from "./TextButton";
import { fieldId, useDisplayValue, useFormSettings, useLabelOf } from "./formContext";
import { statusOf, updateStatus, type Conflict, type FieldErrors } from "./formState";
import { stablePath, valueAt } from "./formValues";
import type { DraftOffer } from "./useDraft";

/** Buttons below the text of a notice. */
const NoticeActions = ({ children }: { readonly children: ReactNode }) => (
  <Flex wrap="wrap" gap={2} mt={2}>
    {children}
  </Flex>
);

const MergedList = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    columnGap: 3,
    rowGap: 0.5,
    mt: 1,
    "& dt": { color: "fg.muted" },
    "& dd": { overflowWrap: "anywhere" },
  },
});

interface FormNoticesProps {
  readonly offer: DraftOffer;
  /** Says what a restored draft does not include. */
  readonly draftNote?: ReactNode;
  /** Errors that prevent saving, after the first attempt. */
  readonly errors: FieldErrors;
  /** Saves again, which shows both versions. */
  readonly onCompare: () => void;
}

/** Notices above the fields: what happened to their values, and which are invalid. */
export function FormNotices({ offer, draftNote, errors, onCompare }: FormNoticesProps) {
  const { failures, merged } = statusOf(useFormikContext());
  useOutageEnd(failures);
  return (
    <Stack gap={2} _empty={{ display: "none" }}>
      {offer.draft && <DraftNotice offer={offer} at={offer.draft.at} note={draftNote} />}
      {merged && <MergedNotice conflict={merged} />}
      <FailureList failures={failures} onCompare={onCompare} />
      <ErrorSummary errors={errors} />
    </Stack>
  );
}

/** Removes the outage notice once the server is back, after a minimum display time. */
function useOutageEnd(failures: readonly Failure[]): void {
  const network = useNetwork();
  const { setFormikState } = useFormikContext();
  useEffect(() => {
    if (!failures.some(isOutage)) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      const end = () => {
        const others = failures.filter((failure) => !isOutage(failure));
        if (isCurrent) updateStatus({ setFormikState }, { failures: others });
      };
      // Any response ends the outage.
      waitUntilReachable(network).then(end, end);
    }, outageNoticeMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [network, failures, setFormikState]);
}

interface DraftNoticeProps {
  readonly offer: DraftOffer;
  readonly at: number;
  readonly note: ReactNode;
}

/** Offers to restore input from before the page was lost. */
function DraftNotice({ offer, at, note }: DraftNoticeProps) {
  const [today] = useState(() => calendarDayOf(new Date()));
  const isToday = calendarDayOf(new Date(at)) === today;
  const moment = formatDateTime(at);
  const time = isToday ? moment.slice(-5) : moment;
  return (
    <Notice tone="waiting" role="status">
      <p>
        <Trans>Es gibt nicht gespeicherte Eingaben von {time}.</Trans>
      </p>
      {note && <p>{note}</p>}
      <NoticeActions>
        <Button size="sm" onClick={offer.restore}>
          <Trans>Wiederherstellen</Trans>
        </Button>
        <Button size="sm" variant="ghost" onClick={offer.refuse}>
          <Trans>Verwerfen</Trans>
        </Button>
      </NoticeActions>
    </Notice>
  );
}

/** Lists another user's changes that were merged with this user's. */
function MergedNotice({ conflict }: { readonly conflict: Conflict<unknown> }) {
  const displayValue = useDisplayValue();
  const { keys } = useFormSettings();
  const labelOf = useLabelOf();
  const { by } = conflict.error.params;
  return (
    <Notice tone="success" role="status">
      <p>
        {by ? (
          <Trans>{by} hat inzwischen gespeichert. Das passt zusammen und wurde übernommen:</Trans>
        ) : (
          <Trans>Jemand hat inzwischen gespeichert. Das passt zusammen und wurde übernommen:</Trans>
        )}
      </p>
      <MergedList>
        {conflict.merge.theirs.map((path) => (
          <div key={path} style={{ display: "contents" }}>
            <dt>{labelOf(path)}</dt>
            <dd>{displayValue(path, valueAt(conflict.theirs, path, keys))}</dd>
          </div>
        ))}
      </MergedList>
    </Notice>
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

/** Links to the invalid fields. The first one already has the focus, so only the count is announced. */
function ErrorSummary({ errors }: { readonly errors: FieldErrors }) {
  const errorMessage = useErrorMessage();
  const { values } = useFormikContext();
  const { id, keys, onReveal } = useFormSettings();
  const labelOf = useLabelOf();
  const entries = Object.entries(errors);
  if (entries.length === 0) return null;
  /** Focuses the field, or the group that contains it. */
  const focus = (name: string) => {
    const parts = name.split(".");
    const owners = parts.map((_, index) => parts.slice(0, parts.length - index).join("."));
    const elements = owners.map((owner) => document.getElementById(fieldId(id, owner)));
    const element = elements.find((found) => found !== null);
    if (element) element.focus();
    else onReveal?.(name);
  };
  return (
    <Notice tone="error">
      <p role="alert">
        <Plural
          value={entries.length}
          one="# Feld braucht eine Korrektur"
          other="# Felder brauchen eine Korrektur"
        />
      </p>
      <Stack as="ul" gap={0.5} mt={1}>
        {entries.map(([name, error]) => (
          <li key={name}>
            <TextButton onClick={() => focus(name)}>
              {labelOf(stablePath(values, name, keys))}: {errorMessage(error)}
            </TextButton>
          </li>
        ))}
      </Stack>
    </Notice>
  );
}
