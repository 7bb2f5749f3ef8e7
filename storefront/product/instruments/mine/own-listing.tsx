import { FollowHand } from '../left-hand/follow-hand.tsx'
import { OwnSizeLink } from '../size/own-size-link.tsx'
import type { OwnListingProps } from './fits.ts'

/** What a listing does for a shopper who has said their size or hand. */
export function OwnListing(props: OwnListingProps) {
  const { canhotos } = props.conteudo.detalhes

  return (
    <>
      {canhotos && <FollowHand {...canhotos} />}
      <OwnSizeLink {...props} />
    </>
  )
}
