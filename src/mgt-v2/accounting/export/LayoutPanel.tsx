import { Heading, Stack, Text } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useEffect, useMemo, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useBrowser } from "#browser/browser";
import type { LayoutPanel_layouts$key } from "./__generated__/LayoutPanel_layouts.graphql";
import type { layoutValues_layout$data } from "./__generated__/layoutValues_layout.graphql";
import { ExportButton } from "./ExportButton";
import type { SinceRun } from "./ExportScope";
import type { ExportSearch } from "./exportSearch";
import { keepLastLayout, lastLayout } from "./lastLayouts";
import type { LayoutChoice } from "./LayoutChooser";
import { LayoutForm } from "./LayoutForm";
import { defaultLayoutValues, valuesOfLayout } from "./layoutValues";
import type { ExportedRun } from "./useExport";

interface LayoutPanelProps {
  readonly layouts: LayoutPanel_layouts$key;
  readonly commune: string;
  readonly search: ExportSearch;
  /** Null: a new series. */
  readonly since:
    (SinceRun & { readonly layout: Omit<layoutValues_layout$data, " $fragmentType"> | undefined }) | null;
  readonly rowCount: number;
  /** Whether the run has been created; the layout can still be saved. */
  readonly isExported: boolean;
  readonly onExported: (run: ExportedRun) => void;
  readonly onReload: () => void;
}

/** Chooses and edits the layout of the file, and exports in it. */
export function LayoutPanel(props: LayoutPanelProps) {
  const { commune, since, isExported, onExported } = props;
  const { stored } = useBrowser();
  const layouts = useFragment(
    graphql`
      fragment LayoutPanel_layouts on SavedBookingLayout @relay(plural: true) @throwOnFieldError {
        id
        name
        revision
        layout {
          ...layoutValues_layout @relay(mask: false)
        }
      }
    `,
    props.layouts,
  );
  const saved = layouts.map(({ id, name, revision, layout }) => ({
    id,
    revision,
    values: valuesOfLayout(name, layout),
  }));
  const runLayout = since?.layout;
  const runValues = useMemo(() => runLayout && valuesOfLayout("", runLayout), [runLayout]);
  const [choice, setChoice] = useState<LayoutChoice>(() => {
    if (runValues) return { kind: "run" };
    const last = lastLayout(stored, commune);
    return saved.some(({ id }) => id === last) && last !== undefined
      ? { kind: "saved", id: last }
      : { kind: "default" };
  });
  // Remount the form when the user chooses another layout, but not after saving a new one.
  const [formKey, setFormKey] = useState(0);
  const choose = (chosen: LayoutChoice) => {
    setChoice(chosen);
    setFormKey((key) => key + 1);
  };
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The remounted form has lost the focus. Wait, since a closing dialog would move it again.
    if (formKey > 0) setTimeout(() => panel.current?.querySelector("select")?.focus());
  }, [formKey]);
  const current = choice.kind === "saved" ? saved.find(({ id }) => id === choice.id) : undefined;
  const isGone = choice.kind === "saved" && !current;
  const start =
    choice.kind === "copy"
      ? choice.values
      : ((choice.kind === "run" ? runValues : undefined) ?? defaultLayoutValues);

  return (
    <Stack as="section" ref={panel} aria-labelledby="export-layout" gap={4}>
      <div>
        <Heading as="h2" id="export-layout" textStyle="h2">
          <Trans>Aufbau der Datei</Trans>
        </Heading>
        <Text color="fg.muted" maxW="75ch">
          <Trans>
            Welche Spalten die Kasse braucht und wie ihre Werte geschrieben werden. Unter einem Namen
            gespeichert, steht der Aufbau allen bereit, die Buchungen dieser Kommune ausleiten.
          </Trans>
        </Text>
      </div>
      <LayoutForm
        key={formKey}
        commune={commune}
        choice={isGone ? { kind: "default" } : choice}
        choices={saved.map(({ id, values }) => ({ id, name: values.name }))}
        continued={runValues ? since?.number : undefined}
        current={current ?? { id: null, revision: 0, values: start }}
        onChoose={choose}
        onCreated={(id) => setChoice({ kind: "saved", id })}
        onReload={props.onReload}
      >
        {!isExported && (
          <ExportButton
            commune={commune}
            search={props.search}
            since={since}
            rowCount={props.rowCount}
            onExported={(run) => {
              keepLastLayout(stored, commune, current?.id ?? null);
              onExported(run);
            }}
            onReload={props.onReload}
          />
        )}
      </LayoutForm>
    </Stack>
  );
}
