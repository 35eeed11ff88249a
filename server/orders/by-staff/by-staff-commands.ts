import { lookUpCustomer, takeOrder } from './take-order.ts'

export const byStaffCommands = { lookUpCustomer, takeOrder }
