import { Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { graphql } from "react-relay/hooks";
import { readHundredths } from "#domain/fees";
import { feeChangeSchema, readPercent, type FeeChangeValues } from "#domain/schemas/feeChange";
import { EntityForm } from "#forms/EntityForm";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import type { UserError } from "#relay/failure";
import { useMutationAsync } from "#relay/useMutationAsync";
import type {
  FeeChangeFormMutation,
  PrepareFeeChangeInput,
} from "./__generated__/FeeChangeFormMutation.graphql";
import { ChosenFees } from "./ChosenFees";
import { feeChangeErrorMessages } from "./feeChangeErrorMessages";
import { CommuneFields, PriceFields } from "./FeeChangeFields";
import { useFeeChangeLabels } from "./feeChangeLabels";

const prepareMutation = graphql`
  mutation FeeChangeFormMutation($input: PrepareFeeChangeInput!) {
    prepareFeeChange(input: $input) {
      change {
        id
        ...FeeChangeScreenHead_change
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** A fee of the catalogue. */
interface ChosenFee {
  /** Node id. */
  readonly id: string;
  readonly serviceId: string;
  readonly feeId: string;
  readonly text: string;
}

interface FeeChangeFormProps {
  /** At least one. */
  readonly fees: readonly ChosenFee[];
  readonly onClose: () => void;
}

const blank: FeeChangeValues = {
  kind: "AMOUNT",
  value: "",
  percent: "",
  day: "",
  group: "ALL",
  states: [],
  communes: [],
};

/** Dialog that prepares a change of fees in many communes, and opens its dry run. */
export function FeeChangeForm({ fees, onClose }: FeeChangeFormProps) {
  const { t } = useLingui();
  const labels = useFeeChangeLabels();
  const navigate = useNavigate();
  const prepare = useMutationAsync<FeeChangeFormMutation>(prepareMutation);
  const prepared = useRef<string>(undefined);
  return (
    <ErrorMessagesContext value={feeChangeErrorMessages}>
      <EntityForm
        name={`fee-change:${fees.map(({ id }) => id).join()}`}
        variant="dialog"
        title={t`Gebühren in Kommunen ändern`}
        isNew
        values={blank}
        revision={0}
        schema={feeChangeSchema}
        labels={labels}
        saveLabel={<Trans>Probelauf starten</Trans>}
        savedMessage={t`Der Probelauf ist bereit.`}
        onSave={async (values) => {
          const { prepareFeeChange } = await prepare({ input: inputOf(fees, values) });
          prepared.current = prepareFeeChange.change?.id;
          const errors = prepareFeeChange.errors.map((error) => withContext(error, values));
          return { errors, current: null };
        }}
        onSaved={() => {
          const id = prepared.current;
          if (id !== undefined) void navigate({ to: "/admin/fees/changes/$id", params: { id } });
        }}
        onClose={onClose}
      >
        <ChosenFees count={fees.length} fees={fees} />
        <PriceFields labels={labels} />
        <CommuneFields labels={labels} />
        <Text textStyle="sm" color="fg.muted">
          <Trans>
            Der Probelauf ändert nichts. Er zeigt für jede Kommune, was sich ändern würde; erst danach
            entscheiden Sie.
          </Trans>
        </Text>
      </EntityForm>
    </ErrorMessagesContext>
  );
}

/** Adds the params that this form's messages need: the field, the kind of change, and the refused commune. */
function withContext(error: UserError, { kind, communes }: FeeChangeValues): UserError {
  const [field = "", at] = error.field ?? [];
  const ags = field === "communes" && at !== undefined ? communes[Number(at)] : undefined;
  const context = { field, kind, ags: ags ?? "" };
  const added = Object.entries(context).map(([name, value]) => ({ name, value }));
  return { ...error, params: [...error.params, ...added] };
}

/** Parses a valid text as hundredths. */
const hundredths = (read: number | string) => (typeof read === "number" ? read : null);

/** Converts valid values to the mutation input, without those that do not apply to the kind. */
function inputOf(fees: readonly ChosenFee[], values: FeeChangeValues): PrepareFeeChangeInput {
  const { kind, value, percent, day, group, states, communes } = values;
  return {
    feeIds: fees.map(({ id }) => id),
    kind,
    value: kind === "AMOUNT" ? hundredths(readHundredths(value)) : null,
    percent: kind === "PERCENT" ? hundredths(readPercent(percent)) : null,
    day: kind === "RESET" ? null : day,
    group: kind === "RESET" ? "DEVIATING" : group,
    states,
    communes,
  };
}
