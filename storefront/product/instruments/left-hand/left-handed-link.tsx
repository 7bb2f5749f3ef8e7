import type { ListingDetails } from '#contract/catalog/catalog.ts'
import { preferLeftHand } from './preferred-hand.ts'

/** Leads to a listing's products for left-handers, or back to all. The next listings follow the choice (`FollowHand`). */
export function LeftHandedLink({ url, ativo, total }: NonNullable<ListingDetails['canhotos']>) {
  return (
    <p>
      <a href={url} onClick={() => preferLeftHand(!ativo)}>
        {ativo ? 'Mostrar também para destros' : `Só para canhotos (${total})`}
      </a>
    </p>
  )
}
