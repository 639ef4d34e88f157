import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { useMemo } from "react";
import type { ResourceFix, ResourceProblem } from "#domain/resources/resourceProblems";
import type { CodeProblem } from "#ui/code/codeLanguage";
import { useProblemMessage } from "../resourceProblemMessages";

function fixLabel({ insert }: ResourceFix): MessageDescriptor {
  return insert.startsWith('"') ? msg`Anführungszeichen setzen` : msg`durch ${insert} ersetzen`;
}

export interface WordedProblem extends CodeProblem {
  readonly line: number;
  readonly pointer: string;
}

/** Problems with their messages and the labels of their fixes, in the current language. */
export function useWordedProblems(problems: readonly ResourceProblem[]): readonly WordedProblem[] {
  const { _ } = useLingui();
  const message = useProblemMessage();
  return useMemo(
    () =>
      problems.map((problem) => ({
        from: problem.from,
        to: problem.to,
        severity: problem.severity,
        line: problem.line,
        pointer: problem.pointer,
        message: message(problem),
        fixes: problem.fix ? [{ label: _(fixLabel(problem.fix)), changes: [problem.fix] }] : [],
      })),
    [_, message, problems],
  );
}
