import { Button, Stack, Text } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { Notice } from "#ui/Notice";
import type { StartChange_change$key } from "./__generated__/StartChange_change.graphql";
import type { StartChangeMutation } from "./__generated__/StartChangeMutation.graphql";
import { ChosenFees } from "./ChosenFees";
import { Consequence, Differences, Directions } from "./DryRunSummary";
import { useFeeChangeTitle } from "./feeChangeLabels";

const startMutation = graphql`
  mutation StartChangeMutation($input: StartFeeChangeInput!) {
    startFeeChange(input: $input) {
      change {
        ...FeeChangeScreenHead_change
        ...PreparedChange_change
        ...FeeChangeTabs_change
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface StartChangeProps {
  readonly change: StartChange_change$key;
  readonly onStarted: () => void;
}

/** Button that starts a change, after a question that repeats what it does. */
export function StartChange({ change, onStarted }: StartChangeProps) {
  const { t } = useLingui();
  const titleOf = useFeeChangeTitle();
  const [isAsking, setAsking] = useState(false);
  const data = useFragment(
    graphql`
      fragment StartChange_change on FeeChange @throwOnFieldError {
        id
        kind
        value
        percent
        day
        group
        feeCount
        firstFees: fees(first: 5) {
          id
          serviceId
          text
        }
        counts {
          ready
          raised
          lowered
          lowest
          highest
        }
      }
    `,
    change,
  );
  const commit = useMutationAsync<StartChangeMutation>(startMutation);
  const { isBusy, notice, run, reset } = useAction((failure) =>
    failure.code === "required"
      ? {
          text: t`Es ist nichts mehr zu ändern. Nehmen Sie im Probelauf wieder eine Gebühr auf.`,
          isStale: true,
        }
      : undefined,
  );
  const { id, kind, group, feeCount, firstFees, counts } = data;
  const { ready } = counts;
  const label = t`In ${plural(ready, { one: "# Fall", other: "# Fällen" })} ändern`;
  const close = () => {
    setAsking(false);
    reset();
  };
  async function start() {
    const { failure } = await run(() => commit({ input: { id } }));
    if (failure) return;
    close();
    onStarted();
  }
  return (
    <>
      <Button variant="solid" alignSelf="start" disabled={ready === 0} onClick={() => setAsking(true)}>
        {ready === 0 ? t`Nichts zu ändern` : label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`${label}?`}
        confirmLabel={label}
        tone={kind === "RESET" ? "danger" : undefined}
        isExpected={ready > 0}
        isBusy={isBusy}
        onConfirm={() => void start()}
        onClose={close}
      >
        <Stack gap={2}>
          {notice && (
            <Notice tone="error" role="alert">
              {notice.text}
            </Notice>
          )}
          <Text color="fg" fontWeight="semibold">
            {titleOf(data)}
          </Text>
          <ChosenFees count={feeCount} fees={firstFees} />
          <p>
            <Plural value={ready} one="# Betrag ändert sich" other="# Beträge ändern sich" />
            {counts.raised + counts.lowered > 0 && (
              <>
                {", "}
                <Directions {...counts} />
              </>
            )}
            .
          </p>
          <p>
            <Trans>
              Differenz: <Differences {...counts} />
            </Trans>
          </p>
          <Consequence kind={kind} group={group} />
          <p>
            <Trans>
              Das lässt sich nicht mit einem Klick zurücknehmen. Während die Änderung läuft, können Sie sie
              anhalten; was geändert ist, bleibt.
            </Trans>
          </p>
        </Stack>
      </ConfirmDialog>
    </>
  );
}
