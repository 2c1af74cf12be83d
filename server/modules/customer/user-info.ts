import type { UserInfo } from '@/contract/calls/customer/customer'
import type { CustomerRow } from './customer.repository'

/** What a storefront may know of a customer: neither mobile nor anything secret (A§3). */
export function userInfoOf(customer: CustomerRow): UserInfo {
  return {
    firstname: customer.firstname,
    lastname: customer.lastname,
    email: customer.email,
    dob: customer.dob,
    gender: customer.gender,
    place: customer.place,
    country: customer.country,
    region: null,
    regionId: null,
    city: null,
    cityId: null,
    customerVersion: customer.customerVersion,
    saleOrderNumber: customer.saleOrderNumber,
    createTime: customer.createdAt.toISOString(),
    mobileCode: '+86',
  }
}
