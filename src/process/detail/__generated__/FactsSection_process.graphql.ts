/**
 * @generated SignedSource<<c051d6fcb9f658e92e71822e02b9ed28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProcessType = "ASYNCHRONOUS" | "SYNCHRONOUS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FactsSection_process$data = {
  readonly businessKey: string | null | undefined;
  readonly formKey: string | null | undefined;
  readonly key: string;
  readonly pid: string;
  readonly restarts: number;
  readonly serviceId: string;
  readonly type: ProcessType;
  readonly updatedAt: string;
  readonly uuid: string;
  readonly " $fragmentType": "FactsSection_process";
};
export type FactsSection_process$key = {
  readonly " $data"?: FactsSection_process$data;
  readonly " $fragmentSpreads": FragmentRefs<"FactsSection_process">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FactsSection_process",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "formKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "businessKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restarts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    }
  ],
  "type": "Process",
  "abstractKey": null
};

(node as any).hash = "52f641d216184ff12749ee57933a0473";

export default node;
