import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { fieldId, useForm } from "#forms/formContext";
import { useLocale } from "#i18n/language";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { Ags } from "#ui/Ags";
import { Button } from "#ui/Button";
import { Icon } from "#ui/Icon";
import { serviceName } from "./serviceChoice";
import { entryField, servicesOf } from "./userValues";

interface CommuneEntryProps {
  readonly ags: string;
  readonly name: string;
  readonly isReadOnly: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onRestore: () => void;
}

/** One commune of a member: how many services, what changes, what is wrong. */
export function CommuneEntry({ ags, name, isReadOnly, onEdit, onRemove, onRestore }: CommuneEntryProps) {
  const { t } = useLingui();
  const { id: formId, values, before, problems } = useForm();
  const field = entryField(ags);
  const id = fieldId(formId, field);
  const value = String(values[field] ?? "");
  const problem = problems[field];
  const [now, then] = [servicesOf(value), servicesOf(String(before?.[field] ?? ""))];
  const isGone = value === "";
  const added = now.filter((service) => !then.includes(service)).length;
  const removed = then.filter((service) => !now.includes(service)).length;
  const isNew = before !== null && !before[field];
  return (
    <li>
      <div
        id={id}
        role="group"
        tabIndex={-1}
        className="commune-entry"
        aria-labelledby={`${id}-name`}
        data-faulty={problem ? "" : undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
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
                <Plural value={now.length} one="# Dienst" other="# Dienste" />
                {isNew && (
                  <span className="change-mark" data-change="NEW">
                    <Trans>neu</Trans>
                  </span>
                )}
                {before && !isNew && added + removed > 0 && <Difference added={added} removed={removed} />}
              </>
            )}
          </small>
        </div>
        {!isReadOnly &&
          (isGone ? (
            <Button size="sm" variant="ghost" data-restore={ags} onClick={onRestore}>
              <Trans>Rückgängig machen</Trans>
            </Button>
          ) : (
            <>
              <Button
                variant="ghost"
                isIconOnly
                data-edit={ags}
                aria-label={t`Dienste in ${name} wählen`}
                title={t`Dienste wählen`}
                onClick={onEdit}
              >
                <Icon name="pencil" />
              </Button>
              <Button
                variant="ghost"
                isIconOnly
                aria-label={t`${name} entfernen`}
                title={t`Entfernen`}
                onClick={onRemove}
              >
                <Icon name="trash" />
              </Button>
            </>
          ))}
      </div>
      {problem && <EntryError id={`${id}-error`} problem={problem} />}
    </li>
  );
}

interface DifferenceProps {
  readonly added: number;
  readonly removed: number;
}

/** Such as + 2, − 1. */
function Difference({ added, removed }: DifferenceProps) {
  const { t } = useLingui();
  const signs = [added > 0 && `+ ${added}`, removed > 0 && `− ${removed}`].filter(Boolean).join(", ");
  return (
    <span className="change-mark">
      <span aria-hidden="true">{signs}</span>
      <span className="visually-hidden">{t`${added} neu, ${removed} entfallen`}</span>
    </span>
  );
}

interface EntryErrorProps {
  readonly id: string;
  readonly problem: NonNullable<ReturnType<typeof useForm>["problems"][string]>;
}

function EntryError({ id, problem }: EntryErrorProps) {
  const errorMessage = useErrorMessage();
  const language = useLocale();
  const { service } = problem.params;
  return (
    <p id={id} className="entry-error">
      <Icon name="alert" />
      <span>
        {service !== undefined && `${serviceName(service, language)}: `}
        {errorMessage(problem)}
      </span>
    </p>
  );
}
