/** Tiles or list: the choice is kept on this device; an address that names a view goes before it. */
import { observable } from "#browser/observable";
import { readStored, writeStored } from "#browser/storage";
import { communeViews, type CommuneView } from "./communesSearch";

const stored = readStored("communeView");

export const communeView = observable<CommuneView>(communeViews.find((view) => view === stored) ?? "tiles");

export function chooseCommuneView(view: CommuneView): void {
  writeStored("communeView", view);
  communeView.set(view);
}
