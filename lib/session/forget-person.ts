import { dropPersonal } from '../browser/storage'
import { storeUserInfo } from './user-info'

/** After a log-out or the end of an account nothing of the person stays in this browser. */
export function forgetPerson(): void {
  storeUserInfo(null)
  dropPersonal()
}
