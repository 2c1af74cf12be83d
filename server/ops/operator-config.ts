import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** What the operator's command line needs: where the API is, and the token its calls are made with. */
export function readOperatorConfig(environment: Record<string, string | undefined> = process.env): {
  apiUrl: string
  token: string
} {
  const { COMMERCE_API_URL, API_PORT, OPS_TOKEN, DATA_DIR } = environment
  const tokenFile = join(resolve(DATA_DIR || '.data'), 'ops-token')
  const token = OPS_TOKEN || (existsSync(tokenFile) ? readFileSync(tokenFile, 'utf8').trim() : '')
  if (token === '') throw new Error('Set OPS_TOKEN to the operator token of the commerce API.')
  return { apiUrl: COMMERCE_API_URL || `http://127.0.0.1:${API_PORT || '4000'}`, token }
}
