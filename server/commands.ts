import { keepAlarms } from '#server/alarms/keep-alarms.ts'
import { changeAddress, dropAddress, keepAddress } from '#server/accounts/addresses/keep-address.ts'
import { changePassword, resetPassword } from '#server/accounts/change-password.ts'
import { eraseAccount, forgetStrangers } from '#server/accounts/erasing/erase-account.ts'
import {
  staffErasesShopper,
  staffFindsShopper,
  staffSignsShopperOut,
} from '#server/accounts/shoppers/staff-shoppers.ts'
import { register } from '#server/accounts/register.ts'
import { proveMobile } from '#server/accounts/prove-mobile.ts'
import { sendCode } from '#server/accounts/send-code.ts'
import { endOwnSessions, endSession, endSessionsOf, noteSeen } from '#server/accounts/sessions.ts'
import { signIn } from '#server/accounts/sign-in.ts'
import { renewStay } from '#server/accounts/renew-stay.ts'
import { endStayOf } from '#server/accounts/stays.ts'
import { tidyAccounts } from '#server/accounts/tidy-accounts.ts'
import { codeVerified, tryCode } from '#server/accounts/try-code.ts'
import { dropStockWish, forgetStockWishes, makeStockWish } from '#server/wishes/make-stock-wish.ts'
import { tellStockWishes, untellStockWishes } from '#server/wishes/tell-stock-wishes.ts'
import { batchCommands } from '#server/stock/batches/batch-commands.ts'
import { creditBuyer } from '#server/orders/bills/credit-buyer.ts'
import { leaveRoomForBills } from '#server/orders/bills/leave-room.ts'
import { printPaper } from '#server/orders/bills/print-paper.ts'
import { forgetCarts, keepCart } from '#server/accounts/carts/keep-cart.ts'
import { catalogueCommands } from '#server/catalogue/editing/catalogue-commands.ts'
import { forgetComplaints, noteComplaint, settleComplaint } from '#server/complaints/change-complaint.ts'
import { staffNotesComplaint, staffSettlesComplaint } from '#server/complaints/staff-settles.ts'
import { addToArea, removeFromArea } from '#server/delivery/change-area.ts'
import { dropAreaWish, forgetAreaWishes, makeAreaWish } from '#server/wishes/make-area-wish.ts'
import { tellAreaWishes, untellAreaWishes } from '#server/wishes/tell-area-wishes.ts'
import { staffChangesArea } from '#server/delivery/staff-changes-area.ts'
import {
  forgetMessages,
  messageFailed,
  messagesSent,
  retryMessages,
  takeMessages,
} from '#server/messages/outbox-commands.ts'
import { cancelOrder } from '#server/orders/moves/cancel-order.ts'
import { changeOrderOfBuyer } from '#server/orders/moves/change-order.ts'
import { forgetBuyers } from '#server/orders/forget-buyers.ts'
import { openShop } from '#server/opening/open-shop.ts'
import { lapseOrder } from '#server/orders/moves/lapse-orders.ts'
import { moveOrder } from '#server/orders/moves/move-order.ts'
import { endAttempt, forgetEndedAttempts } from '#server/orders/end-attempt.ts'
import { placeOrder } from '#server/orders/place-order.ts'
import { staffSettlesCameBack } from '#server/orders/moves/settle-came-back.ts'
import { makeStaffMove, undoStaffMove } from '#server/orders/moves/staff-move.ts'
import { addPhotograph } from '#server/orders/photographs/add-photograph.ts'
import { forgetPhotographs } from '#server/orders/photographs/forget-photographs.ts'
import { dropPushDevice, forgetPushDevices, keepPushDevice, notePush } from '#server/messages/push/devices-store.ts'
import { rateCommands } from '#server/catalogue/rates/rate-commands.ts'
import { addPicture } from '#server/catalogue/pictures/add-picture.ts'
import { describePicture } from '#server/catalogue/pictures/describe-picture.ts'
import { moveReview } from '#server/reviews/move-review.ts'
import { staffMovesReview } from '#server/reviews/staff-moves-review.ts'
import { writeReview } from '#server/reviews/write-review.ts'
import { addSampleStaff } from '#server/operator/sample-day/add-sample-staff.ts'
import { setScale } from '#server/orders/weighing/set-scale.ts'
import { setTolerance } from '#server/orders/weighing/set-tolerance.ts'
import { keepChallenge, useChallenge } from '#server/staff/challenges.ts'
import { addStaff, changeStaffRole, disableStaff } from '#server/staff/change-staff.ts'
import { enrolDevice, inviteDevice, revokeDevice } from '#server/staff/devices.ts'
import { endAllStaffSessions, endStaffSession, endStaffSessions } from '#server/staff/end-staff-sessions.ts'
import { becomeOwner, makeKeyAddress, makeOwnerAddress } from '#server/staff/owner-addresses.ts'
import { giveBackPinTry, notePinWrong, takePinTry } from '#server/staff/pin-tries.ts'
import { signInStaff } from '#server/staff/sign-in-staff.ts'
import {
  addStaffPasskey,
  proveStaff,
  removeStaffPasskey,
  replaceRecoveryCodes,
  setStaffPassword,
} from '#server/staff/staff-keys.ts'
import { changeStaffPin, letStaffIn } from '#server/staff/staff-pins.ts'
import { noteLook } from '#server/staff/note-look.ts'
import { chooseStaffLanguage } from '#server/staff/staff-language.ts'
import { lockStaffSession, touchStaffSession } from '#server/staff/staff-sessions.ts'
import { tidyStaff } from '#server/staff/tidy-staff.ts'
import { staffChangeSlot } from '#server/orders/moves/change-order-slot.ts'
import { makeDays } from '#server/slots/make-days.ts'
import { weekCommands } from '#server/slots/week/week-commands.ts'
import { stockCommands } from '#server/stock/stock-commands.ts'
import type { Database } from '#server/storage/database.ts'
import { forgive, giveBackTurns, takeTurns } from '#server/storage/limits.ts'
import { answerAsk, noteAnswer } from '#server/orders/weighing/answer-ask.ts'
import { nodYield } from '#server/catalogue/rates/nod-yield.ts'
import { giveRest, leaveOutLine, replaceLine } from '#server/orders/weighing/choose-for-line.ts'
import { weighLine } from '#server/orders/weighing/weigh-line.ts'

const list = {
  ...catalogueCommands,
  ...rateCommands,
  ...stockCommands,
  ...batchCommands,
  ...weekCommands,
  staffChangeSlot,
  nodYield,
  makeDays,
  openShop,
  keepAlarms,
  placeOrder,
  endAttempt,
  forgetEndedAttempts,
  cancelOrder,
  lapseOrder,
  changeOrderOfBuyer,
  moveOrder,
  makeStaffMove,
  undoStaffMove,
  staffSettlesCameBack,
  creditBuyer,
  leaveRoomForBills,
  printPaper,
  addPhotograph,
  forgetPhotographs,
  addPicture,
  describePicture,
  weighLine,
  giveRest,
  leaveOutLine,
  replaceLine,
  noteAnswer,
  answerAsk,
  keepAddress,
  changeAddress,
  dropAddress,
  makeStockWish,
  dropStockWish,
  tellStockWishes,
  untellStockWishes,
  forgetStockWishes,
  keepCart,
  forgetCarts,
  makeAreaWish,
  dropAreaWish,
  tellAreaWishes,
  untellAreaWishes,
  forgetAreaWishes,
  keepPushDevice,
  dropPushDevice,
  notePush,
  forgetPushDevices,
  addToArea,
  removeFromArea,
  register,
  signIn,
  noteSeen,
  endSession,
  endStayOf,
  renewStay,
  endOwnSessions,
  endSessionsOf,
  changePassword,
  sendCode,
  tryCode,
  codeVerified,
  resetPassword,
  proveMobile,
  tidyAccounts,
  eraseAccount,
  forgetStrangers,
  forgetBuyers,
  noteComplaint,
  settleComplaint,
  forgetComplaints,
  takeMessages,
  messagesSent,
  messageFailed,
  retryMessages,
  forgetMessages,
  writeReview,
  moveReview,
  takeTurns,
  giveBackTurns,
  forgive,
  addStaff,
  changeStaffRole,
  disableStaff,
  letStaffIn,
  changeStaffPin,
  takePinTry,
  giveBackPinTry,
  notePinWrong,
  signInStaff,
  touchStaffSession,
  chooseStaffLanguage,
  lockStaffSession,
  noteLook,
  endStaffSession,
  addSampleStaff,
  staffMovesReview,
  staffSettlesComplaint,
  staffNotesComplaint,
  staffChangesArea,
  setScale,
  setTolerance,
  staffFindsShopper,
  staffSignsShopperOut,
  staffErasesShopper,
  endStaffSessions,
  endAllStaffSessions,
  proveStaff,
  keepChallenge,
  useChallenge,
  addStaffPasskey,
  removeStaffPasskey,
  replaceRecoveryCodes,
  setStaffPassword,
  makeOwnerAddress,
  makeKeyAddress,
  becomeOwner,
  inviteDevice,
  enrolDevice,
  revokeDevice,
  tidyStaff,
}

/** All commands of the shop. The writer thread imports this file, or what is built of it, to find them. */
export const commands = { list, at: new URL('./commands.ts', import.meta.url).href }

export type ShopDatabase = Database<typeof list>
