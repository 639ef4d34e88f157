import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import type { EndpointName } from "#domain/endpoints";
import { useRelay } from "./relay";

interface EndpointProps {
  readonly name: EndpointName;
  readonly children: ReactNode;
}

/** Everything below reads from and writes to this endpoint. */
export function Endpoint({ name, children }: EndpointProps) {
  const environment = useRelay().environments[name];
  return <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>;
}
