import { Button, Input, InputGroup } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { PlainIcon } from "#ui/plain/PlainIcon";
import { controlProps, FieldFrame } from "./FieldFrame";
import { withField, type FieldProps } from "./withField";

interface PasswordFieldProps extends FieldProps {
  /** Focused when the surrounding dialog opens. */
  readonly isFirst?: boolean;
}

/** A new password, hidden unless the user shows it. The form has to exclude it from drafts, see `isSecret`. */
export const PasswordField = withField<PasswordFieldProps, string>(function PasswordField(props) {
  const { field, isFirst, ...frame } = props;
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame {...frame} field={field}>
      <InputGroup
        endElementProps={{ px: "2px" }}
        endElement={
          <Button
            variant="ghost"
            minH="calc(100% - 4px)"
            px={2}
            border={0}
            borderRadius="sm"
            fontSize="xs"
            aria-controls={field.id}
            onClick={() => setShown(!isShown)}
          >
            <PlainIcon name={isShown ? "hide" : "show"} />
            {isShown ? <Trans>Verbergen</Trans> : <Trans>Anzeigen</Trans>}
            <span className="visually-hidden"> {props.label}</span>
          </Button>
        }
      >
        <Input
          {...controlProps(field, frame.help)}
          type={isShown ? "text" : "password"}
          autoComplete="new-password"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          pe="110px"
          data-focus-first={isFirst ? "" : undefined}
          css={{ "&::-ms-reveal": { display: "none" } }}
        />
      </InputGroup>
    </FieldFrame>
  );
});
