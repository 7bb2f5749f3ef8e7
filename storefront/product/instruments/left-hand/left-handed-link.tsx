import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { ListingDetails } from '#contract/catalog/catalog.ts'
import { preferLeftHand, prefersLeftHand } from './preferred-hand.ts'

/**
 * Leads to a listing's products for left-handers, or back to all. The choice is remembered, and the next listings
 * follow it: their pages are the same for everybody, and change in the browser only. Who removes the filter in another
 * way, such as by its chip, no longer prefers it either: the listing would filter itself at once. Give it the listing's
 * address without filters as its key.
 */
export function LeftHandedLink({ url, ativo, total }: NonNullable<ListingDetails['canhotos']>) {
  const navigate = useNavigate()
  const wasActive = useRef(false)
  useEffect(() => {
    if (ativo) wasActive.current = true
    else if (wasActive.current) preferLeftHand(false)
    else if (prefersLeftHand()) void navigate(url, { replace: true })
  }, [navigate, url, ativo])

  return (
    <p>
      <a href={url} onClick={() => preferLeftHand(!ativo)}>
        {ativo ? 'Mostrar também para destros' : `Só para canhotos (${total})`}
      </a>
    </p>
  )
}
