/** Filters with typed values: days, numbers and text. */
import { Button, Flex, Input } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { hundredthsText, readHundredths } from "#domain/fees";
import { FilterPopover } from "#ui/FilterPopover";
import { SpanField, type Ends } from "#ui/table/SpanField";
import { isFaultyEnd, type Span, type Typed } from "#ui/table/spans";
import { shownDay, useSpanLabels } from "#ui/table/useSpanLabels";
import { useTypedText } from "#ui/table/useTypedText";
import { FilterFields, type ListFilter } from "./filters";
import { readCents } from "./searchParams";

/** Shortcut for a span from a day until today. */
interface DayPreset {
  readonly label: string;
  /** As YYYY-MM-DD. */
  readonly from: string;
}

interface SpanFilterOptions<Value> {
  readonly label: string;
  readonly span: Span<Value>;
  readonly onChange: (ends: Ends) => void;
}

interface DayFilterOptions extends SpanFilterOptions<string> {
  readonly presets?: readonly DayPreset[];
}

/** Filter by days, typed as 20.11.2026 or 2026-11-20. */
export function dayFilter(options: DayFilterOptions): ListFilter {
  return spanFilter(options, {
    control: <DayControl {...options} />,
    field: <DayField {...options} />,
    value: <DaysInShort span={options.span} />,
    words: "dayFault",
  });
}

/** Filter by a span of integers; only in a panel of filters. */
export function numberFilter(options: SpanFilterOptions<number>): ListFilter {
  return spanFilter(options, {
    control: null,
    field: <NumberField {...options} />,
    value: <NumbersInShort span={options.span} />,
    words: "numberFault",
  });
}

/** Filter by a span of amounts, typed in euros and kept in cents; only in a panel of filters. */
export function amountFilter(options: SpanFilterOptions<number>): ListFilter {
  return spanFilter(options, {
    control: null,
    field: <AmountField {...options} />,
    value: <AmountsInShort span={options.span} />,
    words: "amountFault",
    show: amountText,
  });
}

type FaultLabelName = "dayFault" | "numberFault" | "amountFault";

interface SpanParts<Value> {
  readonly control: ReactNode;
  readonly field: ReactNode;
  /** The formatted span. */
  readonly value: ReactNode;
  readonly words: FaultLabelName;
  /** Formats an end in messages; defaults to the text of the URL. */
  readonly show?: (typed: Typed<Value>) => string;
}

function spanFilter<Value>(
  { label, span: { from, to }, onChange }: SpanFilterOptions<Value>,
  { control, field, value, words, show }: SpanParts<Value>,
): ListFilter {
  const isSet = from !== undefined || to !== undefined;
  const remove = () => onChange({ from: undefined, to: undefined });
  return {
    label,
    isSet,
    control,
    field: (
      <div>
        <b>{label}</b>
        {field}
      </div>
    ),
    chips: isSet ? [{ key: label, label, content: value, remove }] : [],
    faults: (["from", "to"] as const).flatMap((end) => {
      const typed = end === "from" ? from : to;
      return typed && isFaultyEnd(typed)
        ? [
            <SpanFault
              key={`${label} ${end}`}
              label={label}
              typed={show ? { ...typed, text: show(typed) } : typed}
              words={words}
            />,
          ]
        : [];
    }),
  };
}

function DaysInShort({ span }: { readonly span: Span<string> }) {
  return useSpanLabels().days(span);
}

function NumbersInShort({ span }: { readonly span: Span<number> }) {
  return useSpanLabels().numbers(span);
}

function AmountsInShort({ span }: { readonly span: Span<number> }) {
  return useSpanLabels().amounts(span);
}

interface SpanFaultProps {
  readonly label: string;
  readonly typed: Pick<Typed<unknown>, "text" | "isReversed">;
  readonly words: FaultLabelName;
}

function SpanFault({ label, typed, words }: SpanFaultProps) {
  const { [words]: word } = useSpanLabels();
  return (
    <>
      <b>
        {label}: „{typed.text}“
      </b>{" "}
      {word(typed)} <Trans>Der Wert wird nicht berücksichtigt.</Trans>
    </>
  );
}

function DayControl({ presets = [], ...field }: DayFilterOptions) {
  const { label, span, onChange } = field;
  const words = useSpanLabels();
  const preset = span.to ? undefined : presets.find(({ from }) => from === span.from?.value);
  return (
    <FilterPopover label={label} value={preset?.label ?? words.days(span)}>
      {presets.length === 0 ? (
        <DayField {...field} />
      ) : (
        <FilterFields>
          <Flex gap={1} mb={2}>
            {presets.map((one) => (
              <Button
                key={one.from}
                size="sm"
                aria-pressed={one === preset}
                onClick={() => onChange({ from: one.from, to: undefined })}
              >
                {one.label}
              </Button>
            ))}
          </Flex>
          <DayField {...field} />
        </FilterFields>
      )}
    </FilterPopover>
  );
}

function DayField({ label, span, onChange }: SpanFilterOptions<string>) {
  const { t } = useLingui();
  const { dayFault } = useSpanLabels();
  return (
    <SpanField
      label={label}
      span={span}
      show={({ text, value }) => (value === null ? text : shownDay(value))}
      fault={dayFault}
      placeholder={t`TT.MM.JJJJ`}
      maxLength={10}
      onChange={onChange}
    />
  );
}

function NumberField({ label, span, onChange }: SpanFilterOptions<number>) {
  const { numberFault } = useSpanLabels();
  return <SpanField label={label} span={span} fault={numberFault} maxLength={4} onChange={onChange} />;
}

/** Formats an amount of the URL (cents) for its field (euros); returns other texts unchanged. */
function amountText({ text }: Pick<Typed<number>, "text">): string {
  const cents = readCents(text);
  return cents === null ? text : hundredthsText(cents);
}

/** Converts typed text to the text of the URL. Invalid amounts are kept and shown as errors. */
function inCents(typed: string): string {
  const cents = readHundredths(typed);
  return typeof cents === "number" && cents >= 0 && Number.isFinite(cents) ? String(cents) : typed;
}

function AmountField({ label, span, onChange }: SpanFilterOptions<number>) {
  const { amountFault } = useSpanLabels();
  return (
    <SpanField
      label={label}
      span={span}
      show={amountText}
      convert={inCents}
      fault={amountFault}
      placeholder="0,00"
      maxLength={17}
      inputMode="decimal"
      onChange={onChange}
    />
  );
}

interface TextFilterOptions {
  readonly label: string;
  readonly text: string | undefined;
  readonly maxLength: number;
  readonly onChange: (text: string | undefined) => void;
}

/** Filter by part of a text; only in a panel of filters. */
export function textFilter(options: TextFilterOptions): ListFilter {
  const { label, text, onChange } = options;
  return {
    label,
    isSet: text !== undefined,
    control: null,
    field: <TextField {...options} />,
    chips:
      text === undefined ? [] : [{ key: label, label, content: text, remove: () => onChange(undefined) }],
  };
}

function TextField({ label, text = "", maxLength, onChange }: TextFilterOptions) {
  const { typed, type, flush } = useTypedText(text, (next) => onChange(next.trim() ? next : undefined));
  return (
    <label>
      <b>{label}</b>
      <Input
        type="search"
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => type(event.target.value)}
        // The panel unmounts when it closes.
        onBlur={flush}
      />
    </label>
  );
}
