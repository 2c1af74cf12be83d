import { dropPersonal } from '../browser/storage'
import { keepUserInfo } from './user-info'

/** After a log-out or the end of an account nothing of the person stays in this browser. */
export function forgetPerson(): void {
  keepUserInfo(null)
  dropPersonal()
}
