import { Field, NativeSelect } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { Icon } from "#ui/Icon";
import { Notice } from "#ui/Notice";
import type { ReplacementField_query$key } from "./__generated__/ReplacementField_query.graphql";

/** Replacement of a removed resource: another one, "none", or null if not chosen yet. */
export type Replacement = { readonly resourceId: string } | "none" | null;

interface ReplacementFieldProps {
  readonly targets: ReplacementField_query$key;
  /** The resource to remove. */
  readonly excluded: { readonly version: string; readonly resourceId: string };
  /** The only commune that may use it; null: all. */
  readonly ags: string | null;
  readonly isRequired: boolean;
  readonly chosen: Replacement;
  readonly onChoose: (chosen: Replacement) => void;
}

/** Values of the options without a resource. */
const [undecided, none] = ["", "-"];

/** Select of a replacement of the same kind. */
export function ReplacementField(props: ReplacementFieldProps) {
  const { excluded, ags, isRequired, chosen, onChoose } = props;
  const { t } = useLingui();
  const { resourceTargets } = useFragment(
    graphql`
      fragment ReplacementField_query on Query
      @throwOnFieldError
      @argumentDefinitions(type: { type: "ResourceType!" }) {
        resourceTargets(types: [$type]) {
          version
          resourceId
          name
          ags
        }
      }
    `,
    props.targets,
  );
  const targets = resourceTargets.filter(
    (target) =>
      (target.ags === null || target.ags === undefined || target.ags === ags) &&
      !(target.resourceId === excluded.resourceId && target.version === excluded.version),
  );
  if (isRequired && targets.length === 0) {
    return (
      <Notice tone="waiting">
        <Trans>
          Es gibt keine andere Ressource dieser Art, die an ihre Stelle treten könnte. Fügen Sie zuerst eine
          hinzu, oder stellen Sie um, was sie benutzt.
        </Trans>
      </Notice>
    );
  }
  return (
    <Field.Root>
      <Field.Label>
        <Trans>An ihre Stelle tritt</Trans>
      </Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={chosen === null ? undecided : chosen === "none" ? none : chosen.resourceId}
          onChange={({ target: { value } }) =>
            onChoose(value === undecided ? null : value === none ? "none" : { resourceId: value })
          }
        >
          <option value={undecided}>{t`Bitte wählen`}</option>
          {!isRequired && <option value={none}>{t`Nichts: Die Verweise gehen ins Leere`}</option>}
          {targets.map(({ version, resourceId, name }) => (
            <option key={`${version} ${resourceId}`} value={resourceId}>
              {`${name} (${resourceId}, ${version})`}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <Icon name="chevronDown" size={12} />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </Field.Root>
  );
}
