import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { ListingDetails } from '#contract/catalog/catalog.ts'
import { preferLeftHand, prefersLeftHand } from './preferred-hand.ts'

/** Whether no listing of this page load has followed the hand yet. */
let isFirst = true

/**
 * Filters a listing for a left-hander: its page is the same for everybody, and changes in the browser only. Who removes
 * the filter in another way than by its link, such as by its chip, no longer prefers it either: the listing would filter
 * itself at once. Give it the listing's address without filters as its key.
 */
export function FollowHand({ url, ativo }: NonNullable<ListingDetails['canhotos']>) {
  const navigate = useNavigate()
  const wasActive = useRef(false)
  useEffect(() => {
    const wasFiltered = wasActive.current || (isFirst && cameFrom(url))
    isFirst = false
    if (ativo) wasActive.current = true
    else if (wasFiltered) preferLeftHand(false)
    else if (prefersLeftHand()) void navigate(url, { replace: true })
  }, [navigate, url, ativo])

  return null
}

/**
 * Whether the page before this one was that listing. A link that is followed before script runs loads another page, of
 * which that is the referrer; one that is followed before this code has come leaves the address that was loaded.
 */
function cameFrom(url: string): boolean {
  const loaded = performance.getEntriesByType('navigation')[0]?.name ?? ''
  const text = loaded === location.href ? document.referrer : loaded
  if (!URL.canParse(text)) return false
  const [before, filtered] = [new URL(text), new URL(url, location.href)]

  return (
    before.origin === filtered.origin &&
    before.pathname === filtered.pathname &&
    ownParameters(filtered).some(([name, value]) => before.searchParams.getAll(name).includes(value))
  )
}

/** Those of the filter itself: the page's own are in both, but another order may have been chosen since. */
function ownParameters({ searchParams }: URL): [string, string][] {
  const here = new URLSearchParams(location.search)

  return [...searchParams].filter(([name]) => !here.has(name))
}
