import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type Modifier,
  type UniqueIdentifier,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useLingui } from "@lingui/react/macro";
import { useId, useRef, type ReactNode } from "react";

/** Keeps dragged rows in their column. */
const vertically: Modifier = ({ transform }) => ({ ...transform, x: 0 });

interface SortableListProps {
  /** Keys of the items in order; each item calls `useSortable` with its key. */
  readonly keys: readonly string[];
  /** Name of an item, for announcements. */
  readonly nameOf: (key: string) => string;
  /** Describes to screen readers how to move an item by keyboard. */
  readonly instructions: string;
  /** Called when an item was dropped at another place. */
  readonly onMove: (from: number, to: number) => void;
  readonly children: ReactNode;
}

/** Lets the items of a list be dragged by pointer and keyboard, with announcements. */
export function SortableList({ keys, nameOf, instructions, onMove, children }: SortableListProps) {
  const { t } = useLingui();
  const dragId = useId();
  const announcedPlace = useRef(0);
  const sensors = useSensors(
    // Without a distance, a click on the handle would start a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const total = keys.length;
  const placeOf = (key: UniqueIdentifier) => keys.indexOf(String(key)) + 1;
  const partsOf = (item: UniqueIdentifier, at: UniqueIdentifier) =>
    [nameOf(String(item)), placeOf(at)] as const;
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      const [name, place] = partsOf(active.id, active.id);
      announcedPlace.current = place;
      return t`„${name}“ aufgenommen, Stelle ${place} von ${total}.`;
    },
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      const [name, place] = partsOf(active.id, over.id);
      // A drag starts over its own position; announcing that would replace the first announcement.
      if (place === announcedPlace.current) return undefined;
      announcedPlace.current = place;
      return t`„${name}“ wird an Stelle ${place} von ${total} verschoben.`;
    },
    onDragEnd: ({ active, over }) => {
      const [name, place] = partsOf(active.id, over?.id ?? active.id);
      return t`„${name}“ an Stelle ${place} von ${total} abgelegt.`;
    },
    onDragCancel: ({ active }) => {
      const [name, place] = partsOf(active.id, active.id);
      return t`Verschieben abgebrochen. „${name}“ bleibt an Stelle ${place}.`;
    },
  };
  return (
    <DndContext
      id={dragId}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[vertically]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
      onDragEnd={({ active, over }) => {
        if (over && active.id !== over.id) onMove(placeOf(active.id) - 1, placeOf(over.id) - 1);
      }}
    >
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
