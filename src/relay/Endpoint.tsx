import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import { useObservable } from "#browser/useObservable";
import type { EndpointName } from "#domain/endpoints";
import { environments } from "./environments";

interface EndpointProps {
  readonly name: EndpointName;
  readonly children: ReactNode;
}

/** Everything below reads from and writes to this endpoint. */
export function Endpoint({ name, children }: EndpointProps) {
  const environment = useObservable(environments)[name];
  return <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>;
}
