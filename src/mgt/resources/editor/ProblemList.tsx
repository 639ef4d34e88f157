import { Box, Flex, Heading, Stack } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { TextButton } from "#forms/TextButton";
import { Icon } from "#ui/Icon";
import { Status } from "#ui/Status";
import { useOpenDocument } from "./openDocument";
import type { WordedProblem } from "./useWordedProblems";

interface ProblemListProps {
  readonly id: string | undefined;
  readonly problems: readonly WordedProblem[];
}

/** Problems of the document, with links to their positions and fixes. */
export function ProblemList({ id, problems }: ProblemListProps) {
  const headingId = useId();
  const { goTo, text, setText, isReadOnly } = useOpenDocument();
  return (
    <section id={id} aria-labelledby={headingId} tabIndex={-1}>
      <Heading id={headingId} as="h2" textStyle="h3" mb={2}>
        <Trans>Prüfung</Trans>
      </Heading>
      {problems.length === 0 ? (
        <Status tone="success">
          <Trans>Keine Probleme</Trans>
        </Status>
      ) : (
        <Stack as="ul" gap={0}>
          {problems.map((problem) => (
            <Flex
              as="li"
              key={`${problem.from}:${problem.message}`}
              gap={2}
              py={2}
              borderTop="1px solid"
              borderColor="border.muted"
              textStyle="sm"
            >
              <Box
                flex="none"
                color={problem.severity === "error" ? "status.error.solid" : "status.waiting.solid"}
              >
                <Icon name={problem.severity === "error" ? "alert" : "warning"} />
              </Box>
              <Box flex="1" minW={0} overflowWrap="anywhere">
                {problem.message}
                <Flex wrap="wrap" columnGap={3}>
                  <TextButton onClick={() => goTo(problem)}>
                    <Trans>Zeile {problem.line}</Trans>
                  </TextButton>
                  {!isReadOnly &&
                    problem.fixes.map((fix) => (
                      <TextButton
                        key={fix.label}
                        onClick={() =>
                          setText(
                            fix.changes.reduce(
                              (all, { from, to, insert }) => all.slice(0, from) + insert + all.slice(to),
                              text,
                            ),
                          )
                        }
                      >
                        {fix.label}
                      </TextButton>
                    ))}
                </Flex>
              </Box>
            </Flex>
          ))}
        </Stack>
      )}
    </section>
  );
}
