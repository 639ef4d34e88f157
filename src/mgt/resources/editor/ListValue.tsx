import { Button, Flex, IconButton, Input, NativeSelect, Stack } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { serviceCatalogue } from "#domain/serviceCatalogue";
import { Choices } from "#ui/Choices";
import { Icon } from "#ui/Icon";
import { isEnter } from "#ui/isEnter";
import { useServiceName } from "#i18n/useServiceName";
import { listItems } from "./documentValue";
import type { ValueControlProps } from "./valueControl";

/** A list: checkboxes for a few fixed values, otherwise rows that can be added and removed. */
export function ListValue(props: ValueControlProps) {
  const { schema, value, isReadOnly, onChange } = props;
  const items = listItems(value);
  const change = (next: readonly string[]) => onChange(next.length === 0 ? undefined : next);
  const given = schema.items?.enum;
  if (given) {
    return (
      <Choices role="group" aria-labelledby={`${props.id}-label`} id={props.id} tabIndex={-1}>
        {given.map((each) => (
          <label key={each}>
            <input
              type="checkbox"
              checked={items.includes(each)}
              disabled={isReadOnly}
              onChange={({ currentTarget: { checked } }) =>
                // In the order of the schema; unknown values follow in their previous order.
                change(
                  checked
                    ? [
                        ...given.filter((one) => one === each || items.includes(one)),
                        ...unknown(items, given),
                      ]
                    : items.filter((one) => one !== each),
                )
              }
            />
            <span translate="no">{each}</span>
          </label>
        ))}
      </Choices>
    );
  }
  return <RowList {...props} items={items} onItems={change} />;
}

const unknown = (items: readonly string[], given: readonly string[]) =>
  items.filter((item) => !given.includes(item));

interface RowListProps extends ValueControlProps {
  readonly items: readonly string[];
  readonly onItems: (items: readonly string[]) => void;
}

function RowList({ id, schema, items, isReadOnly, describedBy, onItems }: RowListProps) {
  const { t } = useLingui();
  const serviceName = useServiceName();
  const [added, setAdded] = useState("");
  const isServices = schema.items?.["x-rule"] === "service";
  const add = (item: string) => {
    if (item !== "" && !items.includes(item)) onItems([...items, item]);
    setAdded("");
  };
  return (
    <Stack gap={1} w="100%">
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <Flex as="li" key={item} align="center" gap={2} minH={8} textStyle="sm">
              <span>{isServices ? serviceName(item) : item}</span>
              {!isReadOnly && (
                <IconButton
                  size="xs"
                  variant="ghost"
                  aria-label={t`${item} entfernen`}
                  onClick={() => onItems(items.filter((one) => one !== item))}
                >
                  <Icon name="close" />
                </IconButton>
              )}
            </Flex>
          ))}
        </ul>
      )}
      {isReadOnly ? null : isServices ? (
        <NativeSelect.Root>
          <NativeSelect.Field
            value=""
            aria-describedby={describedBy}
            onChange={({ currentTarget }) => add(currentTarget.value)}
          >
            <option value="">{t`Dienst hinzufügen`}</option>
            {serviceCatalogue
              .filter((service) => !items.includes(service.id))
              .map((service) => (
                <option key={service.id} value={service.id}>
                  {serviceName(service.id)}
                </option>
              ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator>
            <Icon name="chevronDown" size={12} />
          </NativeSelect.Indicator>
        </NativeSelect.Root>
      ) : (
        <Flex gap={2}>
          <Input
            id={id}
            value={added}
            autoComplete="off"
            aria-describedby={describedBy}
            onChange={({ currentTarget }) => setAdded(currentTarget.value)}
            onKeyDown={(event) => {
              if (!isEnter(event)) return;
              event.preventDefault();
              add(added.trim());
            }}
          />
          <Button onClick={() => add(added.trim())}>
            <Trans>Hinzufügen</Trans>
          </Button>
        </Flex>
      )}
    </Stack>
  );
}
