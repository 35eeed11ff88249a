import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { deliveryPageWords } from '#words/delivery.ts'
import { useDeliverTo } from './deliver-to.ts'

/** Where the cart goes to, and whether the shop comes there: known before anybody fills in an address. */
export default function CartGoesTo() {
  const { pincode, told } = useDeliverTo()
  if (pincode === undefined) return <Link to={paths.delivery}>{deliveryPageWords.cartAsk}</Link>
  const { place = '', isDelivered = true } = typeof told === 'object' ? told : {}
  const where = deliveryPageWords.place(pincode, place)
  return (
    <>
      <span className={isDelivered ? undefined : 'field-error'}>
        {isDelivered ? deliveryPageWords.cartTo(where) : deliveryPageWords.cartNotTo(where)}
      </span>{' '}
      <Link to={`${paths.delivery}?pincode=${pincode}`} aria-label={deliveryPageWords.changeOf(pincode)}>
        {deliveryPageWords.change}
      </Link>
    </>
  )
}
