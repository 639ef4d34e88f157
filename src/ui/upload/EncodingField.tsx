import { Field, NativeSelect } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import {
  readAs,
  singleByteEncodings,
  textEncodings,
  type TextEncodingName,
} from "#domain/encodings/textEncoding";
import { Icon } from "../Icon";
import type { EncodingChoice } from "./encodingChoice";

/** Names of the encodings; not translated. */
export const encodingLabels: Readonly<Record<TextEncodingName, string>> = {
  UTF_8: "UTF-8",
  UTF_16LE: "UTF-16",
  UTF_16BE: "UTF-16",
  WINDOWS_1252: "Windows-1252",
  CP850: "DOS (CP850)",
  MAC_ROMAN: "Mac OS Roman",
};

interface EncodingFieldProps extends EncodingChoice {
  readonly onChoose: (encoding: TextEncodingName) => void;
}

interface Reading {
  readonly name: TextEncodingName;
  /** The decoded sample; null without a sample. */
  readonly text: string | null;
}

function readingsOf({ encoding, sample }: EncodingChoice): readonly Reading[] {
  if (sample === null)
    return (["UTF_8", ...singleByteEncodings] as const).map((name) => ({ name, text: null }));
  return textEncodings.flatMap((name) => {
    const text = readAs(sample, encoding ?? "WINDOWS_1252", name);
    return text === null ? [] : { name, text };
  });
}

/** Selects the encoding of a file; each option shows the decoded sample. Renders nothing if only one is possible. */
export function EncodingField({ encoding, sample, onChoose }: EncodingFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const readings = readingsOf({ encoding, sample });
  if (readings.length < 2) return null;
  return (
    <Field.Root maxW="420px">
      <Field.Label htmlFor={id}>
        <Trans>Zeichensatz</Trans>
      </Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          id={id}
          value={encoding ?? ""}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => {
            const chosen = textEncodings.find((name) => name === currentTarget.value);
            if (chosen) onChoose(chosen);
          }}
        >
          {encoding === null && (
            <option value="" disabled>
              {t`Bitte wählen`}
            </option>
          )}
          {readings.map(({ name, text }) => (
            <option key={name} value={name}>
              {text === null ? encodingLabels[name] : t`${encodingLabels[name]}: „${text}“`}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <Icon name="chevronDown" size={12} />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
      <Field.HelperText id={`${id}-hint`}>
        {encoding === null ? (
          <Trans>Wählen Sie den, in dem die Umlaute stimmen: Die Datei wird dann neu geprüft.</Trans>
        ) : (
          <Trans>Stimmen die Umlaute nicht, wählen Sie einen anderen: Die Datei wird dann neu geprüft.</Trans>
        )}
      </Field.HelperText>
    </Field.Root>
  );
}
