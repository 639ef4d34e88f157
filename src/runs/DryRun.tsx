/** Parts of a dry run: its deadline and owner, the numbers of items, and the notice that it has expired. */
import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatDateTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { Notice } from "#ui/Notice";
import type { Tone } from "#ui/Status";
import { StackedBar, type PartTone } from "./StackedBar";

interface DryRunNoticeProps {
  readonly expiresAt: string | null | undefined;
  /** The user who prepared it, if only they can start it and the viewer is someone else. */
  readonly owner?: string | undefined;
}

/** Says that nothing has changed yet, who can start the run, and until when. */
export function DryRunNotice({ expiresAt, owner }: DryRunNoticeProps) {
  const expiry = formatDateTime(expiresAt ?? "");
  return (
    <Notice tone="waiting" role="note">
      <p>
        <b>
          <Trans>Probelauf: Es wurde noch nichts geändert.</Trans>
        </b>
      </p>
      <p>
        {owner === undefined ? (
          <Trans>
            Sie können ihn bis {expiry} starten. Danach verfällt er; wenn Sie nichts ändern möchten, ist
            nichts zu tun.
          </Trans>
        ) : (
          <Trans>
            Starten kann ihn nur, wer ihn vorbereitet hat: {owner}. Sie können selbst einen Probelauf
            vorbereiten.
          </Trans>
        )}
      </p>
    </Notice>
  );
}

/** Says that the dry run has expired; the children link to a new one. */
export function ExpiredRun({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <Notice tone="neutral" role="status">
        <Trans>
          Dieser Probelauf ist verfallen: Er wurde nicht rechtzeitig gestartet. Es wurde nichts geändert.
          Bereiten Sie ihn neu vor, damit er auf dem heutigen Stand beruht.
        </Trans>
      </Notice>
      {children}
    </>
  );
}

const Lines = chakra("ul", {
  base: {
    mt: 2,
    "& > li": {
      display: "grid",
      gridTemplateColumns: "16px 1fr auto",
      columnGap: 2,
      rowGap: 0.5,
      py: 2.5,
      borderBottom: "1px solid {colors.border.muted}",
      textStyle: "sm",
    },
    "& > li > svg": { mt: "1px", color: "colorPalette.solid" },
    "& > li > span": { fontWeight: "medium" },
    "& > li > b": { fontWeight: "semibold", fontVariantNumeric: "tabular-nums" },
    "& > li > p": { gridColumn: "2 / -1", color: "fg.muted", textWrap: "pretty" },
  },
});

/** A group of items with the same outcome or obstacle. */
export interface DryRunGroup {
  readonly title: string;
  readonly text?: ReactNode;
  readonly count: number;
  readonly tone: Tone;
  readonly part: PartTone;
  readonly icon: ReactNode;
}

/** Numbers of items by what the run would do with them. */
export function DryRunSummary({ groups }: { readonly groups: readonly DryRunGroup[] }) {
  const { t } = useLingui();
  const { number } = useFormats();
  return (
    <section aria-label={t`Ergebnis des Probelaufs`}>
      <StackedBar
        role="img"
        aria-label={groups.map(({ title, count }) => `${title}: ${number(count)}`).join(", ")}
        parts={groups.map(({ part, count }) => ({ tone: part, count }))}
      />
      <Lines>
        {groups.map(({ title, text, count, tone, icon }) => (
          <chakra.li key={title} colorPalette={`status.${tone}`}>
            {icon}
            <span>{title}</span>
            <b>{number(count)}</b>
            {text && <p>{text}</p>}
          </chakra.li>
        ))}
      </Lines>
    </section>
  );
}
