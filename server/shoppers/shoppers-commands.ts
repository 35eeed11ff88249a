import { staffErasesShopper, staffFindsShopper, staffSignsShopperOut } from './staff-shoppers.ts'

export const shoppersCommands = {
  staffFindsShopper,
  staffSignsShopperOut,
  staffErasesShopper,
}
