import { staffFindsShopper, staffSignsShopperOut, staffErasesShopper } from './staff-shoppers.ts'

export const shoppersCommands = {
  staffFindsShopper,
  staffSignsShopperOut,
  staffErasesShopper,
}
