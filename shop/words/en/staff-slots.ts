/** When orders come, as staff read it on board, lists and paper: `slot` is 'today 7 to 9 am'. */
export const staffSlotWords = {
  comes: (slot: string) => `Comes ${slot}`,
  none: 'without a delivery time',
  all: 'All delivery times',
  choice: 'Delivery time',
  counted: (slot: string, count: number) => `${slot}: ${count}`,
} as const
