import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { Badge, chakra, Flex, IconButton, Span } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef } from "react";
import { localizedText, type FormField } from "#domain/formFields";
import { fieldId, focusFirstInvalid, useFormSettings } from "#forms/formContext";
import { useLocale } from "#i18n/language";
import { Icon } from "#ui/Icon";
import { ArrowIcon } from "#ui/ArrowIcon";
import { FieldDetails } from "./FieldDetails";
import { typeLabels } from "./fieldLabels";

const Item = chakra("li", {
  base: {
    position: "relative",
    borderBottom: "1px solid",
    borderColor: "border.muted",
    bg: "bg",
    "&[data-dragging]": { zIndex: 1, boxShadow: "float" },
    "& .chevron": { transform: "rotate(-90deg)" },
    "& [aria-expanded=true] .chevron": { transform: "none" },
  },
});

const Trigger = chakra("button", {
  base: {
    display: "flex",
    flex: 1,
    alignItems: "center",
    flexWrap: "wrap",
    columnGap: 2,
    minW: 0,
    minH: "44px",
    py: 1.5,
    border: 0,
    bg: "transparent",
    textAlign: "start",
    cursor: "pointer",
    _hover: { bg: "bg.muted" },
  },
});

interface FieldItemProps {
  readonly field: FormField;
  readonly index: number;
  readonly total: number;
  readonly isOpen: boolean;
  /** Number of invalid values. */
  readonly faults: number;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** A field of the form: a row that can be moved, and its details when it is open. */
export function FieldItem(props: FieldItemProps) {
  const { field, index, total, isOpen, faults, onToggle, onMove, onRemove } = props;
  const { key, type, labels, isRequired, isVisible } = field;
  const { t, i18n } = useLingui();
  const { id } = useFormSettings();
  const detailsId = useId();
  const item = useRef<HTMLLIElement>(null);
  const sortable = useSortable({ id: key, attributes: { roleDescription: t`verschiebbar` } });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    sortable;
  const seeksFault = useRef(false);
  const label = localizedText(labels, useLocale()) || key;

  useEffect(() => {
    if (!isOpen || !seeksFault.current) return;
    seeksFault.current = false;
    focusFirstInvalid(item.current);
  }, [isOpen]);

  return (
    <Item
      ref={(element: HTMLLIElement | null) => {
        item.current = element;
        setNodeRef(element);
      }}
      id={fieldId(id, `fields.${index}`)}
      tabIndex={-1}
      data-key={key}
      data-faulty={faults > 0 && !isOpen ? "" : undefined}
      data-dragging={isDragging ? "" : undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      // The error summary focuses the row while its details are collapsed.
      onFocus={(event) => {
        if (event.target !== event.currentTarget) return;
        seeksFault.current = true;
        onToggle(true);
      }}
    >
      <Flex align="center" gap={1}>
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          size="sm"
          variant="ghost"
          color="fg.subtle"
          cursor="grab"
          touchAction="none"
          aria-label={t`„${label}“ verschieben`}
        >
          <ArrowIcon name="handle" />
        </IconButton>
        <Trigger
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={() => onToggle(!isOpen)}
        >
          {/* A long label wraps beside the arrow instead of below it. */}
          <Flex as="span" align="center" gap={2} minW={0}>
            <chakra.span className="chevron" flex="none">
              <Icon name="chevronDown" size={12} />
            </chakra.span>
            <Span fontWeight="medium" overflowWrap="anywhere" minW={0}>
              {label}
            </Span>
          </Flex>
          <Span fontFamily="mono" textStyle="xs" color="fg.subtle" overflowWrap="anywhere" translate="no">
            {key}
          </Span>
          <Span textStyle="sm" color="fg.muted">
            {i18n._(typeLabels[type])}
          </Span>
          {isRequired && type !== "HEADING" && (
            <Badge>
              <Trans>Pflicht</Trans>
            </Badge>
          )}
          {!isVisible && (
            <Badge>
              <Trans>verborgen</Trans>
            </Badge>
          )}
          {faults > 0 && (
            <Flex as="span" align="center" gap={1} color="status.error.fg" textStyle="sm">
              <Icon name="alert" />
              <span>
                <Plural value={faults} one="# Fehler" other="# Fehler" />
              </span>
            </Flex>
          )}
        </Trigger>
        <IconButton
          size="sm"
          variant="ghost"
          aria-label={t`„${label}“ nach oben`}
          data-tooltip={t`Nach oben`}
          aria-disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ArrowIcon name="up" />
        </IconButton>
        <IconButton
          size="sm"
          variant="ghost"
          aria-label={t`„${label}“ nach unten`}
          data-tooltip={t`Nach unten`}
          aria-disabled={index === total - 1}
          onClick={() => onMove(index + 1)}
        >
          <ArrowIcon name="down" />
        </IconButton>
      </Flex>
      {isOpen && (
        <div id={detailsId} role="group" aria-label={label}>
          <FieldDetails field={field} index={index} onRemove={onRemove} />
        </div>
      )}
    </Item>
  );
}
