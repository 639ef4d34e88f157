/**
 * @generated SignedSource<<d1dace36a1165fcf6cd504c9f0766bf6>>
 * @relayHash 9d6369f875755793ec551a454bf9d677
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17632305bf6c7376bc58cce4c476e065464de6a68f642c57a8f380f0c368efe4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistorySectionQuery } from './HistorySectionQuery.graphql';

const node: PreloadableConcreteRequest<HistorySectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "17632305bf6c7376bc58cce4c476e065464de6a68f642c57a8f380f0c368efe4",
    "metadata": {},
    "name": "HistorySectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
