import { Box, Button, chakra, Heading, Stack } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import {
  pointerOf,
  resourceSchema,
  type ValuePath,
  type ValueSchema,
} from "#domain/resources/resourceSchemas";
import { schemaDescription, schemaTitle } from "#domain/resources/resourceTemplates";
import { useLocale } from "#i18n/language";
import { Notice } from "#ui/Notice";
import { useOpenDocument } from "./openDocument";
import { isReadable } from "./resourceValues";
import type { WordedProblem } from "./useWordedProblems";
import { ValueField } from "./ValueField";

interface FormViewProps {
  readonly problems: readonly WordedProblem[];
}

/** The document as a form, generated from the schema of its kind. Edits keep comments and order. */
export function FormView({ problems }: FormViewProps) {
  const { kind, text } = useOpenDocument();
  const schema = resourceSchema(kind);
  if (!schema || !isReadable(kind, text)) return <Unreadable problems={problems} />;
  return (
    <Stack gap={5} maxW="form">
      <Values schema={schema} path={[]} problems={problems} />
    </Stack>
  );
}

/** Shown instead of the form if the document has syntax errors. */
function Unreadable({ problems }: FormViewProps) {
  const { goTo } = useOpenDocument();
  const first = problems.find(({ severity }) => severity === "error");
  return (
    <Notice tone="error">
      <p>
        <Trans>
          Das YAML hat Fehler. Als Formular lässt sich das Dokument erst zeigen, wenn sie behoben sind.
        </Trans>
      </p>
      {first && (
        <Box mt={2}>
          <p>{first.message}</p>
          <Button size="sm" mt={2} onClick={() => goTo(first)}>
            <Trans>Zeile {first.line} im YAML ansehen</Trans>
          </Button>
        </Box>
      )}
    </Notice>
  );
}

interface ValuesProps extends FormViewProps {
  readonly schema: ValueSchema;
  readonly path: ValuePath;
}

function Values({ schema, path, problems }: ValuesProps) {
  const { kind } = useOpenDocument();
  return Object.entries(schema.properties ?? {}).map(([name, value]) => {
    // The AGS is the id of the resource, which has a field above the document.
    if (kind.type === "commune" && name === "ags") return null;
    const inner = [...path, name];
    const pointer = pointerOf(inner);
    return value.type === "object" ? (
      <Group key={pointer} schema={value} path={inner} problems={problems} />
    ) : (
      <ValueField
        key={pointer}
        schema={value}
        path={inner}
        isRequired={schema.required?.includes(name) === true}
        problems={problems.filter((problem) => problem.pointer === pointer)}
      />
    );
  });
}

const GroupBox = chakra("section", {
  base: { borderTop: "1px solid", borderColor: "border.muted", pt: 4 },
});

function Group({ schema, path, problems }: ValuesProps) {
  const id = useId();
  const locale = useLocale();
  return (
    <GroupBox aria-labelledby={id}>
      <Heading id={id} as="h2" textStyle="h3">
        {schemaTitle(schema, locale)}
      </Heading>
      <Box as="p" mb={3} textStyle="sm" color="fg.muted">
        {schemaDescription(schema, locale)}
      </Box>
      <Stack gap={5}>
        <Values schema={schema} path={path} problems={problems} />
      </Stack>
    </GroupBox>
  );
}
