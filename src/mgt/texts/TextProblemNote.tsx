import { Box, chakra, Flex } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { flushSync } from "react-dom";
import { endOfText, shortenText } from "#domain/cutText";
import type { TextProblem } from "#domain/texts/textProblem";
import { FieldError } from "#forms/fields/LabelledField";
import { TextButton } from "#forms/TextButton";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import type { TextArea } from "./useTextArea";
import { useTextChecks, type TextChecks } from "./useTextChecks";

const Excerpt = chakra("p", {
  base: {
    mt: 1,
    textStyle: "sm",
    color: "fg.muted",
    overflowWrap: "anywhere",
    "& mark": {
      bg: "status.error.subtle",
      color: "status.error.fg",
      fontFamily: "mono",
      fontSize: "xs",
      textDecoration: "underline wavy",
      textUnderlineOffset: "3px",
    },
  },
});

/** Number of quoted characters around the problem. */
const contextLength = 40;

interface TextProblemNoteProps {
  readonly area: TextArea;
  readonly error: Failure;
  readonly reference: string | null;
  readonly isRich: boolean;
  readonly language: string;
}

/** Problem of a text with its position and fixes. */
export function TextProblemNote({ area, error, reference, isRich, language }: TextProblemNoteProps) {
  const { field } = area;
  const errorMessage = useErrorMessage();
  const checks = useTextChecks();
  const { text = "", problem } = checks?.readServiceText(field.value, { reference, isRich, language }) ?? {};
  return (
    <Box mt={1}>
      <FieldError id={field.id}>{errorMessage(error)}</FieldError>
      {checks && problem?.code === error.code && (
        <Flex direction="column" align="flex-start" gap={0.5}>
          <Marked checks={checks} text={text} reference={reference} problem={problem} />
          <Repair area={area} problem={problem} text={text} />
        </Flex>
      )}
    </Box>
  );
}

interface MarkedProps {
  readonly checks: TextChecks;
  readonly text: string;
  readonly reference: string | null;
  readonly problem: TextProblem;
}

/** Excerpt with the position of the problem, or with the missing placeholder in the default text. */
function Marked({ checks, text, reference, problem }: MarkedProps) {
  const { place } = problem;
  if (place) return <Excerpt>{quote(text, place)}</Excerpt>;
  if (problem.code !== "placeholder_lost" || reference === null) return null;
  const lost = findMissingPlaceholder(checks, problem, reference);
  return (
    lost && (
      <Excerpt>
        <Trans>In der Vorgabe: {quote(reference, lost)}</Trans>
      </Excerpt>
    )
  );
}

function quote(text: string, { start, end }: { readonly start: number; readonly end: number }) {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  return (
    <>
      {before.length > contextLength && "…"}
      {endOfText(before, contextLength)}
      <mark>{text.slice(start, end)}</mark>
      {shortenText(after, contextLength)}
    </>
  );
}

/** The first missing placeholder in the default text. */
function findMissingPlaceholder({ placeholdersOf }: TextChecks, { params }: TextProblem, reference: string) {
  const names = (params["placeholders"] ?? "").split(", ");
  return placeholdersOf(reference).find(({ name }) => names.includes(`{${name}}`));
}

interface RepairProps extends Pick<TextProblemNoteProps, "area"> {
  /** The stored text. */
  readonly text: string;
  readonly problem: TextProblem;
}

function Repair({ area, problem, text }: RepairProps) {
  const { code, params, place } = problem;
  // Positions refer to the stored text.
  const isAsStored = text === area.field.value;
  if (place && params["proposal"]) {
    const proposal = params["proposal"];
    return (
      <TextButton
        onClick={() => {
          if (isAsStored) area.replace(place.start, place.end, proposal);
          else area.field.setValue(text.slice(0, place.start) + proposal + text.slice(place.end));
        }}
      >
        <Trans>Durch {proposal} ersetzen</Trans>
      </TextButton>
    );
  }
  const [lost] = code === "placeholder_lost" ? (params["placeholders"] ?? "").split(", ") : [];
  if (lost) {
    return (
      <TextButton onClick={() => area.insert(lost)}>
        <Trans>{lost} einfügen</Trans>
      </TextButton>
    );
  }
  if (!place) return null;
  const select = () => {
    if (!isAsStored) flushSync(() => area.field.setValue(text));
    area.control.current?.focus();
    area.control.current?.setSelectionRange(place.start, place.end);
  };
  return (
    <TextButton onClick={select}>
      <Trans>Stelle markieren</Trans>
    </TextButton>
  );
}
