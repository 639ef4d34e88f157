/**
 * @generated SignedSource<<fb2ff0fe4d216e7a5e1e2e97c682df90>>
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
  "metadata": {
    "throwOnFieldError": true
  },
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

(node as any).hash = "1e6147d738c07f4e8e424c680eea22fb";

export default node;
