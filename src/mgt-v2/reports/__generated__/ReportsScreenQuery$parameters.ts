/**
 * @generated SignedSource<<44aa36ca277b0819a3f2d9695b09f67e>>
 * @relayHash 146ab3dbf3e4566b39d7d2538494b498
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf15373de1f9cab131f22c24b301c7ba16a97ac7eaeb62023de14cbd24a613e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportsScreenQuery } from './ReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf15373de1f9cab131f22c24b301c7ba16a97ac7eaeb62023de14cbd24a613e0",
    "metadata": {},
    "name": "ReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
