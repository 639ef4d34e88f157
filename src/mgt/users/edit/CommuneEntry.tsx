import { Button, chakra, Flex, IconButton } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { fieldId, useFormSettings } from "#forms/formContext";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useServiceName } from "#i18n/useServiceName";
import { Ags } from "#ui/Ags";
import { Icon } from "#ui/Icon";
import type { CommuneChange } from "./accessMatrix";
import { ChangeMark } from "./ChangeMark";

const Entry = chakra("li", {
  base: {
    borderBottom: "1px solid var(--border)",
    "& > [role=group]": {
      display: "flex",
      gap: 1,
      alignItems: "center",
      minH: "52px",
      scrollMarginBlock: "48px",
    },
    "& > [role=group] > div": {
      flex: 1,
      minW: 0,
      fontSize: "md",
      lineHeight: "md",
      overflowWrap: "anywhere",
    },
    "& small": { display: "block", color: "fg.muted", textStyle: "xs" },
    "& [data-gone] [lang=de]": { color: "fg.muted", textDecoration: "line-through" },
  },
});

interface CommuneEntryProps {
  readonly ags: string;
  readonly name: string;
  /** Formik's name of the entry; null if it is removed. */
  readonly fieldName: string | null;
  readonly serviceCount: number;
  /** Effect of saving. */
  readonly change: CommuneChange | undefined;
  readonly error: Failure | undefined;
  readonly isReadOnly: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onRestore: () => void;
}

/** One commune of a member: number of services, changes and error. */
export function CommuneEntry(props: CommuneEntryProps) {
  const { ags, name, fieldName, serviceCount, change, error, isReadOnly } = props;
  const { t } = useLingui();
  const form = useFormSettings();
  const ownId = useId();
  const id = fieldName === null ? ownId : fieldId(form.id, fieldName);
  const isGone = fieldName === null;
  return (
    <Entry>
      <div
        id={id}
        role="group"
        tabIndex={-1}
        aria-labelledby={`${id}-name`}
        data-faulty={error ? "" : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        data-gone={isGone ? "" : undefined}
      >
        <div>
          <span id={`${id}-name`}>
            <span lang="de">{name}</span> <Ags ags={ags} />
          </span>
          <small>
            {isGone ? (
              <Trans>wird entfernt</Trans>
            ) : (
              <>
                <Plural value={serviceCount} one="# Dienst" other="# Dienste" />
                {change?.entry === "NEW" && !form.isNew && (
                  <ChangeMark data-change="NEW">
                    <Trans>neu</Trans>
                  </ChangeMark>
                )}
                {change?.entry === null && <Difference {...change} />}
              </>
            )}
          </small>
        </div>
        {!isReadOnly &&
          (isGone ? (
            <Button size="sm" variant="ghost" data-restore={ags} onClick={props.onRestore}>
              <Trans>Rückgängig machen</Trans>
            </Button>
          ) : (
            <>
              <IconButton
                variant="ghost"
                data-edit={ags}
                aria-label={t`Dienste in ${name} wählen`}
                data-tooltip={t`Dienste wählen`}
                onClick={props.onEdit}
              >
                <Icon name="pencil" />
              </IconButton>
              <IconButton
                variant="ghost"
                aria-label={t`${name} entfernen`}
                data-tooltip={t`Entfernen`}
                onClick={props.onRemove}
              >
                <Icon name="trash" />
              </IconButton>
            </>
          ))}
      </div>
      {error && <EntryError id={`${id}-error`} error={error} />}
    </Entry>
  );
}

/** Numbers of added and removed services, such as + 2, − 1. */
function Difference({ added, removed }: CommuneChange) {
  const { t } = useLingui();
  const signs = [added > 0 && `+ ${added}`, removed > 0 && `− ${removed}`].filter(Boolean).join(", ");
  return (
    <ChangeMark>
      <span aria-hidden="true">{signs}</span>
      <span className="visually-hidden">{t`${added} neu, ${removed} entfallen`}</span>
    </ChangeMark>
  );
}

function EntryError({ id, error }: { readonly id: string; readonly error: Failure }) {
  const errorMessage = useErrorMessage();
  const serviceName = useServiceName();
  const { service } = error.params;
  return (
    <Flex id={id} gap={1.5} pb={2} color="status.error.fg">
      <Icon name="alert" />
      <span>
        {service !== undefined && `${serviceName(service)}: `}
        {errorMessage(error)}
      </span>
    </Flex>
  );
}
