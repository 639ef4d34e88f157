import { Trans } from "@lingui/react/macro";
import { PlainIcon } from "./PlainIcon";
import { TextInput, type TextInputProps } from "./TextInput";

interface PasswordInputProps extends Omit<TextInputProps, "type" | "end"> {
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}

/** Password input with a button that shows the password. */
export function PasswordInput({ isShown, onShow, ...field }: PasswordInputProps) {
  return (
    <TextInput
      {...field}
      type={isShown ? "text" : "password"}
      end={
        <button type="button" className="input-end" onClick={() => onShow(!isShown)} aria-controls={field.id}>
          <PlainIcon name={isShown ? "hide" : "show"} />
          {isShown ? <Trans>Verbergen</Trans> : <Trans>Anzeigen</Trans>}
          <span className="visually-hidden"> {field.label}</span>
        </button>
      }
    />
  );
}
