import { Box, Flex, Grid, Stack } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import type { ResourceKind } from "#domain/resources/resourceKinds";
import type { ResourceProblem } from "#domain/resources/resourceProblems";
import { useLocale } from "#i18n/language";
import { CodeEditor, type CodeEditorHandle } from "#ui/code/CodeEditor";
import type { CodeRange } from "#ui/code/codeLanguage";
import { SegmentedControl } from "#ui/SegmentedControl";
import { DocumentChanges } from "./DocumentChanges";
import { pathAt } from "./documentPosition";
import { checkDocument, type DocumentSurroundings } from "./documentProblems";
import { FormView } from "./FormView";
import { OpenDocumentContext, type OpenDocument } from "./openDocument";
import { PathHelp } from "./PathHelp";
import { ProblemList } from "./ProblemList";
import { resourceService } from "./resourceService";
import { withUploadMarks, type KeystoreUpload } from "./resourceValues";
import { useWordedProblems } from "./useWordedProblems";

/** Problems found by the server, and the text in which it found them. */
export interface ServerProblems {
  readonly text: string;
  readonly problems: readonly ResourceProblem[];
}

interface ResourceEditorProps {
  /** Id of the list of problems, for links to errors. */
  readonly id?: string;
  readonly kind: ResourceKind;
  readonly text: string;
  readonly stored: string | null;
  readonly isReadOnly?: boolean;
  readonly surroundings: DocumentSurroundings;
  readonly serverProblems: ServerProblems | null;
  readonly upload: KeystoreUpload | null;
  readonly onChange: (text: string) => void;
  readonly onUpload: (upload: KeystoreUpload, text: string) => void;
  /** Rendered beside the document, below problems and help. */
  readonly aside?: ReactNode;
}

type View = "yaml" | "form" | "changes";

const noProblems: readonly ResourceProblem[] = [];

/** Editor of a document as YAML, as a form, and as the diff to the stored one. */
export function ResourceEditor(props: ResourceEditorProps) {
  const { id, kind, text, stored, isReadOnly = false, surroundings, serverProblems, upload } = props;
  const { onChange, onUpload, aside } = props;
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const [view, setView] = useState<View>("yaml");
  const [cursor, setCursor] = useState(0);
  const editor = useRef<CodeEditorHandle>(null);
  const [target, setTarget] = useState<CodeRange | null>(null);
  const checkedText = useDeferredValue(text);
  const check = useMemo(
    () => checkDocument(kind, checkedText, surroundings),
    [kind, checkedText, surroundings],
  );
  const found = serverProblems?.text === checkedText ? serverProblems.problems : noProblems;
  const problems = useMemo(() => [...check.problems, ...found], [check, found]);
  const worded = useWordedProblems(problems);
  const service = useMemo(
    () => resourceService({ kind, targets: surroundings.targets, i18n, locale }),
    [kind, surroundings.targets, i18n, locale],
  );
  // The editor must be visible before it can be focused.
  useEffect(() => {
    if (!target || view !== "yaml") return;
    editor.current?.select(target);
    setTarget(null);
  }, [target, view]);

  const document: OpenDocument = {
    kind,
    text,
    stored,
    isReadOnly,
    surroundings,
    check,
    problems,
    upload,
    setText: onChange,
    setUpload: (next) => onUpload(next, withUploadMarks(text, next)),
    goTo: (range) => {
      setView("yaml");
      setTarget(range);
    },
  };
  const views = [
    { value: "yaml", icon: "document", label: "YAML", isCode: true },
    { value: "form", icon: "list", label: <Trans>Formular</Trans> },
    ...(stored === null
      ? []
      : [{ value: "changes", icon: "copy", label: <Trans>Unterschied</Trans> } as const]),
  ] as const;

  return (
    <OpenDocumentContext value={document}>
      <Flex mb={3}>
        <SegmentedControl label={t`Ansicht`} choices={views} chosen={[view]} onChoose={setView} />
      </Flex>
      <Grid
        gap={{ base: 5, lg: 6 }}
        alignItems="start"
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 300px" }}
      >
        <Box minW={0}>
          {/* Stays mounted to keep cursor and history. */}
          <Box hidden={view !== "yaml"}>
            <CodeEditor
              ref={editor}
              label={t`Dokument`}
              value={text}
              isReadOnly={isReadOnly}
              problems={worded}
              service={service}
              onChange={onChange}
              onCursor={setCursor}
            />
            {!isReadOnly && <EditorKeys />}
          </Box>
          {view === "form" && <FormView problems={worded} />}
          {view === "changes" && stored !== null && (
            <DocumentChanges kind={kind} before={stored} after={text} upload={upload} />
          )}
        </Box>
        <Stack gap={6} minW={0}>
          <ProblemList id={id} problems={worded} />
          {view === "yaml" && <PathHelp path={pathAt(text, cursor)} />}
          {aside}
        </Stack>
      </Grid>
    </OpenDocumentContext>
  );
}

/** Hint at the less obvious keyboard shortcuts. */
function EditorKeys() {
  return (
    <Box as="p" mt={1.5} textStyle="xs" color="fg.subtle" hideBelow="sm">
      <Trans>
        Strg+Leertaste schlägt vor, was möglich ist. Tabulator rückt ein; Escape und dann Tabulator verlässt
        den Editor.
      </Trans>
    </Box>
  );
}
