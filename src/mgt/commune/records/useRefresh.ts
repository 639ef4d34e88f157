import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";

/** Reads anew what the address describes; what is on screen stays there meanwhile. */
export function useRefresh(): () => void {
  const router = useRouter();
  return useCallback(() => void router.invalidate(), [router]);
}
