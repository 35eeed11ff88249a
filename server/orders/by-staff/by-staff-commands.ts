import { changeOrderByStaff, lookUpCustomer, takeOrder } from './take-order.ts'

export const byStaffCommands = { lookUpCustomer, takeOrder, changeOrderByStaff }
