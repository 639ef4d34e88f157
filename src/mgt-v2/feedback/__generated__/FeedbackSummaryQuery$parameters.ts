/**
 * @generated SignedSource<<c69364e69a59c8f31b5b478f9227ebdb>>
 * @relayHash 770232a80597f6df1e33ba41a82f7781
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f45f79f35de2c72cf0c8c81f5fd7b29ae3bc4b310fda2bfcef5e4b4d0a3fdc54

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeedbackSummaryQuery } from './FeedbackSummaryQuery.graphql';

const node: PreloadableConcreteRequest<FeedbackSummaryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f45f79f35de2c72cf0c8c81f5fd7b29ae3bc4b310fda2bfcef5e4b4d0a3fdc54",
    "metadata": {},
    "name": "FeedbackSummaryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
