import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import type { EndpointName } from "#domain/endpoints";
import { useRelay } from "./relay";

interface EndpointProps {
  readonly name: EndpointName;
  readonly children: ReactNode;
}

/** Provides this endpoint's environment to its children. */
export function Endpoint({ name, children }: EndpointProps) {
  const environment = useRelay().environments[name];
  return <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>;
}
