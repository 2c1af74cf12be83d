/** The two calls every first visit makes by itself: it loads the paths of no other. decision 0007 */
export const firstPaths = {
  getCsrfToken: 'POST /rest/default/V1/core/getCsrfToken',
  createGuest: 'POST /rest/cn/V1/customer/createGuest',
} as const
