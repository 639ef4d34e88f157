import { useFormikContext } from "formik";
import { useRef } from "react";
import { graphql } from "react-relay/hooks";
import { checkValues } from "#domain/checkValues";
import {
  bookingLayoutSchema,
  type BookingLayoutFormValues,
  type BookingLayoutValues,
} from "#domain/schemas/bookingLayout";
import { updateStatus } from "#forms/formState";
import { fieldNameAt } from "#forms/formValues";
import { splitErrors } from "#forms/saveOutcome";
import type { Failure } from "#i18n/errorMessages";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { offerDownload } from "#ui/table/offerDownload";
import { useToast } from "#ui/ui";
import type { useExportMutation, useExportMutation$data } from "./__generated__/useExportMutation.graphql";
import type { ExportSearch } from "./exportSearch";
import { exportFilterOf } from "./exportSearch";
import { layoutInputOf, layoutKeys } from "./layoutValues";

const exportMutation = graphql`
  mutation useExportMutation($input: ExportBookingsInput!) {
    exportBookings(input: $input) {
      run {
        id
        sinceRun {
          id
          continuedBy {
            id
            number
          }
        }
        download {
          url
          fileName
        }
        ...ExportResult_run
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

export type ExportedRun = NonNullable<useExportMutation$data["exportBookings"]["run"]>;

interface ExportOptions {
  readonly commune: string;
  readonly search: ExportSearch;
  readonly onExported: (run: ExportedRun) => void;
  /** Called if the run was refused, or if it is unknown whether it was created. */
  readonly onReload: () => void;
  /** Called after showing errors of the layout. */
  readonly onInvalid: () => void;
}

/** Creates a run with the layout of the surrounding form, and starts its download. */
export function useExport({ commune, search, onExported, onReload, onInvalid }: ExportOptions) {
  const formik = useFormikContext<BookingLayoutFormValues>();
  const { values } = formik;
  const toast = useToast();
  const commit = useMutationAsync<useExportMutation>(exportMutation);
  const { isBusy, notice, run } = useAction();
  // Two clicks may come before the next render.
  const isRunning = useRef(false);

  function refuse(errors: Readonly<Record<string, Failure>>) {
    updateStatus(formik, { refused: { errors, values } });
    onInvalid();
  }

  async function create() {
    const { name: _name, ...layout } = values;
    const problems = Object.entries(checkValues<BookingLayoutValues>(bookingLayoutSchema, layout));
    if (problems.length > 0) {
      const byName = problems.map(([path, problem]) => [path.replace(/\[(\d+)\]/g, ".$1"), problem] as const);
      return refuse(Object.fromEntries(byName));
    }
    const { since = null } = search;
    const filter = since === null ? exportFilterOf(search, commune) : null;
    const { payload } = await run(() =>
      commit({ input: { commune, filter, sinceRun: since, layout: layoutInputOf(values) } }),
    );
    if (payload?.run) {
      if (payload.run.download) offerDownload(payload.run.download, toast);
      return onExported(payload.run);
    }
    const below = (path: readonly string[]) => path.slice(path.indexOf("layout") + 1);
    const { byField } = splitErrors(payload?.errors ?? [], (path) =>
      fieldNameAt(values, below(path), layoutKeys),
    );
    if (Object.keys(byField).length > 0) return refuse(byField);
    onReload();
  }

  return {
    isBusy,
    notice,
    create: async () => {
      if (isRunning.current) return;
      isRunning.current = true;
      try {
        await create();
      } finally {
        isRunning.current = false;
      }
    },
  };
}
