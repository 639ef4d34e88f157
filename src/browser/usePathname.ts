import { useSyncExternalStore } from "react";
import { observable } from "./observable";

const pathname = observable(typeof window === "undefined" ? "/" : window.location.pathname);

/** Says that the address has changed; the router calls it, and so does whoever changes the address without it. */
export function addressChanged(): void {
  pathname.set(window.location.pathname);
}

if (typeof window !== "undefined") window.addEventListener("popstate", addressChanged);

/** The path of the address, also where no router is mounted. */
export function usePathname(): string {
  return useSyncExternalStore(pathname.subscribe, pathname.get);
}
