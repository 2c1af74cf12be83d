/** 13800001234 becomes 138****1234: enough to recognise, useless to anybody else. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
}
