/** What every answer to a browser says of its safety. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-resource-policy': 'same-origin',
}

/**
 * What a page says besides its policy, which keeps it out of frames: nobody who opens it has a hold on it, and only where pieces
 * are tried on it may ask for the camera.
 */
export function pageHeaders(isTryOn: boolean) {
  return {
    ...securityHeaders,
    ...(isTryOn && { 'permissions-policy': 'camera=(self), microphone=(), geolocation=()' }),
    'cross-origin-opener-policy': 'same-origin',
  }
}
