import { Box, Flex } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { FormField } from "#forms/fields/withField";
import { TextButton } from "#forms/TextButton";
import { formatDate } from "#i18n/formats";
import type { KnownSetting } from "./settingsValues";

/** The value that a setting inherits, in words. */
export interface DefaultValue {
  readonly value: string;
  /** Whether it is set for all communes; otherwise it is built in. */
  readonly isShared: boolean;
}

/** Id of the text that says where a value comes from. */
export const originId = ({ id }: Pick<FormField<unknown>, "id">) => `${id}-origin`;

interface SettingOriginProps {
  readonly field: Pick<FormField<unknown>, "id" | "before" | "isSaving">;
  readonly standard: DefaultValue | null;
  readonly isOwn: boolean;
  /** Whether the own value equals the default. */
  readonly isStandard: boolean;
  readonly stamp: Pick<KnownSetting, "updatedAt" | "updatedBy">;
  readonly onReset: () => void;
}

/** Where the effective value comes from, what the default is, and a button that returns to it. */
export function SettingOrigin(props: SettingOriginProps) {
  const { field, standard, isOwn, isStandard, stamp, onReset } = props;
  return (
    <Flex wrap="wrap" align="center" columnGap={3} textStyle="sm" color="fg.muted">
      <Flex id={originId(field)} wrap="wrap" columnGap={3} minW={0} css={{ overflowWrap: "anywhere" }}>
        {isOwn ? (
          <>
            <Box as="b" color="fg" fontWeight="medium">
              <OwnValue stamp={field.before === undefined ? stamp : null} />
            </Box>
            <DefaultText standard={standard} isSame={isStandard} />
          </>
        ) : (
          <EffectiveDefault standard={standard} />
        )}
      </Flex>
      {isOwn && (
        <TextButton
          aria-describedby={`${field.id}-label`}
          disabled={field.isSaving}
          onClick={() => {
            onReset();
            // The button disappears with the own value, so focus the field.
            document.getElementById(field.id)?.focus();
          }}
        >
          {standard ? <Trans>Auf Standard zurücksetzen</Trans> : <Trans>Wert entfernen</Trans>}
        </TextButton>
      )}
    </Flex>
  );
}

/** A changed value has no stamp yet. */
function OwnValue({ stamp }: { readonly stamp: SettingOriginProps["stamp"] | null }) {
  if (!stamp?.updatedAt) return <Trans>Eigener Wert</Trans>;
  const day = formatDate(stamp.updatedAt);
  const by = stamp.updatedBy?.username;
  return by ? (
    <Trans>
      Eigener Wert, {day} von {by}
    </Trans>
  ) : (
    <Trans>Eigener Wert, {day}</Trans>
  );
}

function DefaultText({
  standard,
  isSame,
}: Pick<SettingOriginProps, "standard"> & { readonly isSame: boolean }) {
  if (!standard) return null;
  const { value, isShared } = standard;
  if (isSame) return <Trans>Gleich dem Standard</Trans>;
  return isShared ? (
    <Trans>Standard für alle Kommunen: {value}</Trans>
  ) : (
    <Trans>Eingebauter Standard: {value}</Trans>
  );
}

function EffectiveDefault({ standard }: Pick<SettingOriginProps, "standard">) {
  if (!standard) return <Trans>Nicht gesetzt</Trans>;
  const { value, isShared } = standard;
  return isShared ? (
    <Trans>Es gilt der Standard für alle Kommunen: {value}</Trans>
  ) : (
    <Trans>Es gilt der eingebaute Standard: {value}</Trans>
  );
}
