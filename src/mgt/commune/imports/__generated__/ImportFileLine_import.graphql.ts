/**
 * @generated SignedSource<<656eae8a964612e2e8e145b49a7cdabd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TextEncoding = "UTF_8" | "WINDOWS_1252" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportFileLine_import$data = {
  readonly byteSize: number;
  readonly encoding: TextEncoding | null | undefined;
  readonly fileName: string;
  readonly sample: string | null | undefined;
  readonly " $fragmentType": "ImportFileLine_import";
};
export type ImportFileLine_import$key = {
  readonly " $data"?: ImportFileLine_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportFileLine_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportFileLine_import",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "byteSize",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "encoding",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sample",
      "storageKey": null
    }
  ],
  "type": "ImportPreview",
  "abstractKey": null
};

(node as any).hash = "56b1e6949ecbd6aa4c29b52d05fc2ce4";

export default node;
