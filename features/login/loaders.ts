import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { loadGlobalConfiguration } from '@/lib/global-configuration'

/** The picture beside the login on wide screens, as the shop has set it; none while the API does not answer. A§3. */
export async function loadLoginCover(): Promise<string | null> {
  try {
    const { loginCoverImage } = await loadGlobalConfiguration()
    return loginCoverImage || null
  } catch (failure) {
    unstable_rethrow(failure)
    return null
  }
}
