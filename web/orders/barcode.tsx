import { ordersWords } from '#words/orders.ts'
import './barcode.css'

/** The order number as a scanner reads it: dark on white, whatever the colours of the page. */
export function Barcode({ picture, orderNumber }: { picture: string; orderNumber: string }) {
  return <img className="barcode" src={picture} alt={ordersWords.barcodeOf(orderNumber)} />
}
