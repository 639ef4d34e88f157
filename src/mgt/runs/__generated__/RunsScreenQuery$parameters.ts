/**
 * @generated SignedSource<<664592f8202b2097b4e9d490274d80ae>>
 * @relayHash 2001ab6b832debb07052640d9d7ef45d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1364c2cfb5b5b81b97edcafe1b11d0cf6b1b2722ece5d78ffc738454015a61ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RunsScreenQuery } from './RunsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RunsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1364c2cfb5b5b81b97edcafe1b11d0cf6b1b2722ece5d78ffc738454015a61ae",
    "metadata": {},
    "name": "RunsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
