type Callouts = { customCalloutMessage: string; nativeCalloutMessage: string; calloutMessage: string }

/** The one callout of a product that pages and tiles show: the first that is there; '' without any (decisions, «Lists»). */
export function calloutOf({ customCalloutMessage, nativeCalloutMessage, calloutMessage }: Callouts): string {
  return customCalloutMessage || nativeCalloutMessage || calloutMessage
}
