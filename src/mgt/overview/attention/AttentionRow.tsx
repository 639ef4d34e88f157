import { Button } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { attentionRules } from "#domain/attention";
import { calendarDayOf } from "#domain/calendarDays";
import { formatDate, formatDateTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import type { Intent } from "#ui/lazyOverlay";
import { Status } from "#ui/Status";
import type {
  AttentionRow_line$data,
  AttentionRow_line$key,
} from "./__generated__/AttentionRow_line.graphql";
import { isAttentionKind, responsibleLabels, statusLabels } from "./attentionLabels";
import { AttentionStep } from "./AttentionStep";
import { useLineSentence } from "./useLineSentence";

const rowFragment = graphql`
  fragment AttentionRow_line on AttentionLine @throwOnFieldError {
    kind
    urgency
    count
    communeCount
    serviceCount
    since
    endsOn
    name
    seen {
      count
      at
      by {
        username
      }
    }
    ...AttentionStep_line
  }
`;

interface AttentionRowProps {
  readonly line: AttentionRow_line$key;
  /** When the line was computed, if not with the others. */
  readonly computedAt: string | undefined;
  /** Loads the code of the dialog that marks the line as seen. */
  readonly markIntent: Intent;
  readonly onMark: () => void;
}

/** A line: its state, what it is about, who acts, since when, the first step, and a button that marks it as seen. */
export function AttentionRow({ line, computedAt, markIntent, onMark }: AttentionRowProps) {
  const { t, i18n } = useLingui();
  const sentenceId = useId();
  const sentenceOf = useLineSentence();
  const data = useFragment(rowFragment, line);
  const { kind, urgency, seen } = data;
  if (!isAttentionKind(kind)) return null;
  const isError = urgency === "ERROR";
  const sentence = sentenceOf(data);
  const time = computedAt && formatDateTime(computedAt);
  return (
    <li>
      <span data-part="state">
        <Status tone={isError ? "error" : "waiting"}>
          <span className="visually-hidden">
            {isError ? <Trans>Dringend:</Trans> : <Trans>Bald:</Trans>}{" "}
          </span>
          {i18n._(statusLabels[kind])}
        </Status>
      </span>
      <span data-part="sentence">
        <span id={sentenceId}>{sentence}</span>
        {seen && <Growth count={data.count} seen={seen} />}
        {time && (
          <small>
            <Trans>Stand {time}</Trans>
          </small>
        )}
      </span>
      <span data-part="who">
        <b>{i18n._(responsibleLabels[attentionRules[kind].responsible])}</b>
        <Where {...data} />
      </span>
      <span data-part="when">
        <When {...data} />
      </span>
      <AttentionStep line={data} describedBy={sentenceId} />
      <Button
        {...markIntent}
        size="sm"
        variant="ghost"
        data-part="mark"
        aria-haspopup="dialog"
        aria-label={t`Gesehen bis …: ${sentence}`}
        onClick={onMark}
      >
        <Trans>Gesehen bis …</Trans>
      </Button>
    </li>
  );
}

/** How many rows have been added since the line was marked as seen. */
function Growth({ count, seen }: Required<Pick<AttentionRow_line$data, "count">> & { readonly seen: Mark }) {
  const added = count - seen.count;
  const [user, day] = [seen.by.username, formatDate(seen.at)];
  if (added <= 0) return null;
  return (
    <small>
      <Plural
        value={added}
        one={`# mehr, seit ${user} das am ${day} als gesehen markiert hat`}
        other={`# mehr, seit ${user} das am ${day} als gesehen markiert hat`}
      />
    </small>
  );
}

type Mark = NonNullable<AttentionRow_line$data["seen"]>;

/** The numbers of communes and services, as far as they are known. */
function Where({ kind, communeCount, serviceCount }: AttentionRow_line$data) {
  const { t } = useLingui();
  // The sentence counts the communes.
  const isAboutCommunes = kind === "IMPORT_FAILED" || kind === "COMMUNE_NOT_INITIALIZED";
  const communes = isAboutCommunes ? 0 : (communeCount ?? 0);
  const services = serviceCount ?? 0;
  const parts = [
    ...(communes > 0 ? [t`${plural(communes, { one: "# Kommune", other: "# Kommunen" })}`] : []),
    ...(services > 0 ? [t`${plural(services, { one: "# Dienst", other: "# Dienste" })}`] : []),
  ];
  return parts.length > 0 && <small>{parts.join(", ")}</small>;
}

/** Since when the line needs a person, or when something begins or ends; the tooltip says how long that is. */
function When({ kind, since, endsOn }: Pick<AttentionRow_line$data, "kind" | "since" | "endsOn">) {
  const { relative } = useFormats();
  const [now] = useState(() => new Date());
  if (endsOn) {
    const day = formatDate(endsOn);
    const isBegun = endsOn < calendarDayOf(now);
    // Of the prices, the day is the first one without a price or with several.
    const isBegin = kind === "FEE_GAP" || kind === "FEE_OVERLAP";
    return (
      <time dateTime={endsOn} data-tooltip={relative(endsOn, now)}>
        {isBegun ? <Trans>seit {day}</Trans> : isBegin ? <Trans>ab {day}</Trans> : <Trans>bis {day}</Trans>}
      </time>
    );
  }
  if (!since) return null;
  const moment = formatDateTime(since);
  return (
    <time dateTime={since} data-tooltip={relative(since, now)}>
      <Trans>seit {moment}</Trans>
    </time>
  );
}
