/**
 * @generated SignedSource<<2e90f71d8be3f15e587f36e18e355b6f>>
 * @relayHash 8c773441ab04fc02361e91ee640ad85a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c84b84c64dbbf1d134ee88d3e081008977312c25db8fe8eaeac21665ec90b563

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RunScreenQuery } from './RunScreenQuery.graphql';

const node: PreloadableConcreteRequest<RunScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c84b84c64dbbf1d134ee88d3e081008977312c25db8fe8eaeac21665ec90b563",
    "metadata": {},
    "name": "RunScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
