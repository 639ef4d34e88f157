import { Trans } from "@lingui/react/macro";
import type { FormField } from "#forms/fields/withField";
import { TextButton } from "#forms/TextButton";
import { OriginBar } from "../OriginBar";
import type { KnownSetting } from "./settingsValues";

/** The inherited value of a setting, formatted. */
export interface DefaultValue {
  readonly value: string;
  /** Where it is set: for all communes, in the settings of the installation, or nowhere. */
  readonly origin: "shared" | "installation" | "builtIn";
}

/** Id of the text about the origin of a value. */
export const originId = ({ id }: Pick<FormField<unknown>, "id">) => `${id}-origin`;

interface SettingOriginProps {
  readonly field: Pick<FormField<unknown>, "id" | "before" | "isSaving">;
  readonly standard: DefaultValue | null;
  readonly isOwn: boolean;
  /** Whether the own value equals the default. */
  readonly isStandard: boolean;
  readonly setting: Pick<KnownSetting, "updatedAt" | "updatedBy">;
  readonly onReset: () => void;
}

/** Origin of the effective value, the default, and a button that resets to it. */
export function SettingOrigin(props: SettingOriginProps) {
  const { field, standard, isOwn, isStandard, setting, onReset } = props;
  return (
    <OriginBar
      size="field"
      id={originId(field)}
      isOwn={isOwn}
      label={isOwn ? <Trans>Eigener Wert</Trans> : <EffectiveDefault standard={standard} />}
      // An unsaved value has no author.
      lastChange={isOwn && field.before === undefined ? setting : null}
      actions={
        isOwn && (
          <TextButton
            aria-describedby={`${field.id}-label`}
            disabled={field.isSaving}
            onClick={() => {
              onReset();
              // The button disappears, so focus the field.
              document.getElementById(field.id)?.focus();
            }}
          >
            {standard ? <Trans>Auf Standard zurücksetzen</Trans> : <Trans>Wert entfernen</Trans>}
          </TextButton>
        )
      }
    >
      {isOwn && standard && <DefaultText standard={standard} isSame={isStandard} />}
    </OriginBar>
  );
}

function DefaultText({ standard, isSame }: { readonly standard: DefaultValue; readonly isSame: boolean }) {
  const { value, origin } = standard;
  if (isSame) return <Trans>Gleich dem Standard</Trans>;
  if (origin === "shared") return <Trans>Standard für alle Kommunen: {value}</Trans>;
  if (origin === "installation") return <Trans>Einstellung der Installation: {value}</Trans>;
  return <Trans>Eingebauter Standard: {value}</Trans>;
}

function EffectiveDefault({ standard }: Pick<SettingOriginProps, "standard">) {
  if (!standard) return <Trans>Nicht gesetzt</Trans>;
  const { value, origin } = standard;
  if (origin === "shared") return <Trans>Es gilt der Standard für alle Kommunen: {value}</Trans>;
  if (origin === "installation") return <Trans>Es gilt die Einstellung der Installation: {value}</Trans>;
  return <Trans>Es gilt der eingebaute Standard: {value}</Trans>;
}
