/**
 * @generated SignedSource<<07c818ebda28b88db2abdab9fbdeac7c>>
 * @relayHash c88467984fdb8a248a8c090f0bdfcc55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78fe11609ad304812a90aa9c0240395f04d43401e820c351176f66b6b1e4e2f8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommunesScreenQuery } from './CommunesScreenQuery.graphql';

const node: PreloadableConcreteRequest<CommunesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "78fe11609ad304812a90aa9c0240395f04d43401e820c351176f66b6b1e4e2f8",
    "metadata": {},
    "name": "CommunesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
