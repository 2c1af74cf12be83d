import { forward } from '@/lib/gateway/forward'

export { forward as GET, forward as POST }
