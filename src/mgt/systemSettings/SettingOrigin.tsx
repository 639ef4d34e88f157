import { Flex } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { FormField } from "#forms/fields/withField";
import { TextButton } from "#forms/TextButton";
import { formatDateTime } from "#i18n/formats";
import type { SettingFacts } from "./settingFacts";

/** Id of the text about default and last change. */
export const originId = ({ id }: Pick<FormField<unknown>, "id">) => `${id}-origin`;

interface SettingOriginProps {
  readonly field: Pick<FormField<unknown>, "id" | "isSaving">;
  readonly facts: SettingFacts;
  /** The default in words; null: nothing is set by default. */
  readonly standard: string | null;
  /** Whether the value in the field is the default. */
  readonly isStandard: boolean;
  readonly onReset: () => void;
}

/** Default and last change of a setting, and a button that resets it. */
export function SettingOrigin({ field, facts, standard, isStandard, onReset }: SettingOriginProps) {
  const { updatedAt, updatedBy } = facts;
  return (
    <Flex wrap="wrap" align="center" columnGap={3} textStyle="sm" color="fg.muted">
      <Flex id={originId(field)} wrap="wrap" columnGap={3} minW={0} css={{ overflowWrap: "anywhere" }}>
        <span>
          {standard === null ? <Trans>Standard: nicht gesetzt</Trans> : <Trans>Standard: {standard}</Trans>}
        </span>
        {typeof updatedAt === "string" && (
          <span>
            <LastChange at={updatedAt} user={updatedBy?.username} />
          </span>
        )}
      </Flex>
      {!isStandard && (
        <TextButton
          aria-describedby={`${field.id}-label`}
          disabled={field.isSaving}
          onClick={() => {
            onReset();
            // The button disappears, so focus the field.
            document.getElementById(field.id)?.focus();
          }}
        >
          <Trans>Auf Standard zurücksetzen</Trans>
        </TextButton>
      )}
    </Flex>
  );
}

function LastChange({ at, user }: { readonly at: string; readonly user: string | undefined }) {
  const time = formatDateTime(at);
  return user ? (
    <Trans>
      Zuletzt geändert von {user} am {time}
    </Trans>
  ) : (
    <Trans>Zuletzt geändert am {time}</Trans>
  );
}
