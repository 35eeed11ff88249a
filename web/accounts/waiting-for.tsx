import { Link } from 'react-router'
import { areaWishWords } from '#words/area-wishes.ts'
import { backInStockWords } from '#words/back-in-stock.ts'
import { paths } from '#web/paths.ts'
import { useAreaWishes } from './use-area-wishes.ts'
import { useStockWishes } from './use-stock-wishes.ts'
import { WishList } from './wish-list.tsx'

/** What somebody waits for: fish that is sold out, and pincodes outside the area. */
export function WaitingFor() {
  const stock = useStockWishes()
  const area = useAreaWishes()
  return (
    <>
      <WishList
        head={backInStockWords.waitingFor}
        words={backInStockWords}
        wishes={stock.own?.wishes}
        titleOf={({ title }) => title}
        drop={stock.drop}
      >
        {({ title, path }) => <Link to={path}>{title}</Link>}
      </WishList>
      <WishList
        head={areaWishWords.waitingFor}
        words={areaWishWords}
        wishes={area.own?.wishes}
        titleOf={({ pincode }) => pincode}
        drop={area.drop}
      >
        {({ pincode, place }) => <Link to={`${paths.delivery}?pincode=${pincode}`}>{`${pincode}, ${place}`}</Link>}
      </WishList>
    </>
  )
}
