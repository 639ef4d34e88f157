/**
 * @generated SignedSource<<dbfdd435fe87b89aca5ab27c99f6f357>>
 * @relayHash c57bc0f887d880dce4f50ae97010c3b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 067793cf9dabace057705b0f6435ccdd0b7d2d9b831f01a13860ec2521298ae8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WaterMetersSectionQuery } from './WaterMetersSectionQuery.graphql';

const node: PreloadableConcreteRequest<WaterMetersSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "067793cf9dabace057705b0f6435ccdd0b7d2d9b831f01a13860ec2521298ae8",
    "metadata": {},
    "name": "WaterMetersSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
