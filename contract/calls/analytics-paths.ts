/** The two calls of the analytics, which are loaded with it and with nothing else. */
export const analyticsPaths = {
  getAnalytics: 'GET /rest/cn/V1/analytics',
  recordEvents: 'POST /rest/cn/V1/analytics/events',
} as const
