/**
 * @generated SignedSource<<adccd2e7d8670a11dc32ada24200ea41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CertificateList_certificate$data = ReadonlyArray<{
  readonly expiresAt: string;
  readonly hasPrivateKey: boolean;
  readonly issuer: string;
  readonly serialNumber: string;
  readonly subject: string;
  readonly validFrom: string;
  readonly " $fragmentType": "CertificateList_certificate";
}>;
export type CertificateList_certificate$key = ReadonlyArray<{
  readonly " $data"?: CertificateList_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CertificateList_certificate">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "CertificateList_certificate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issuer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serialNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPrivateKey",
      "storageKey": null
    }
  ],
  "type": "Certificate",
  "abstractKey": null
};

(node as any).hash = "80cfd79574aa8cf529b54528e30e9309";

export default node;
